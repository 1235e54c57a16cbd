'use client';
import type { ReactNode } from 'react';

export interface Choice<T extends string> {
  value: T;
  title: ReactNode;
  text: string;
}

export interface ChoicesProps<T extends string> {
  legend: string;
  name: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
}

/** One of a few, each with a sentence about it. */
export function Choices<T extends string>({ legend, name, value, choices, onChange }: ChoicesProps<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>
              <b className="font-semibold">{choice.title}</b>
              <span className="block text-sm text-fg-2">{choice.text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
