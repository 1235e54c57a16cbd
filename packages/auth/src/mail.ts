/** The door through which mail leaves. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}
export interface MailPort {
  send(mail: Mail): Promise<void>;
}

const logMail: MailPort = {
  async send({ to, subject, text }) {
    console.info(`Mail to ${to}: ${subject}\n${text}`);
  },
};

let configured: MailPort | null | undefined;

/**
 * How this server sends mail, or null when it can't: then what needs mail is not offered. In development mail is
 * written to the server's log.
 */
export function mailPort(): MailPort | null {
  if (configured !== undefined) return configured;
  return process.env.NODE_ENV === 'development' ? logMail : null;
}

/** Sets how this server sends mail; undefined goes back to what the environment says. */
export function setMailPort(port: MailPort | null | undefined): void {
  configured = port;
}
