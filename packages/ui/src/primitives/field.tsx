import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { useId } from 'react';
import { classes } from '../class-names';
import { Icon } from '../icons';

interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string;
  /** Names the label for screen readers only. */
  labelHidden?: boolean;
  className?: string;
}

export type FieldProps = FieldWords &
  (
    | ({ multiline?: false; ref?: Ref<HTMLInputElement> } & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>)
    | ({ multiline: true; ref?: Ref<HTMLTextAreaElement> } & Omit<
        TextareaHTMLAttributes<HTMLTextAreaElement>,
        'className'
      >)
  );

/** A labelled text input with its hint and its error. */
export function Field({ label, hint, error, labelHidden, className, ...control }: FieldProps) {
  const made = useId();
  const id = control.id ?? made;
  const about = classes(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;
  const shared = {
    id,
    className: 'as-input',
    'aria-describedby': about,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
  const { multiline, ...rest } = control;
  return (
    <div className={classes('as-field', className)}>
      <label htmlFor={id} className={labelHidden ? 'as-sr' : 'as-field-label'}>
        {label}
      </label>
      {multiline ? (
        <textarea {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...shared} />
      ) : (
        <input {...(rest as InputHTMLAttributes<HTMLInputElement>)} {...shared} />
      )}
      {hint !== undefined && (
        <span id={`${id}-hint`} className="as-field-hint">
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className="as-field-error" role="alert">
          <Icon name="octagon-alert" size={14} />
          {error}
        </span>
      )}
    </div>
  );
}
