import { disconnect } from '../client';

/** Runs a command: the process ends with the code that it gives back, or with 2 and the reason when it throws. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  } finally {
    await disconnect();
  }
}
