'use client';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useTranslations } from 'next-intl';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { type ButtonVariant, buttonClass } from './button';

/** The theme of dialogs that open from within; without one they take the page's. The table is dark in both. */
export const DialogTheme = createContext<'dark' | 'light' | undefined>(undefined);

interface PopupProps {
  title: string;
  /** Leaves the title to screen readers. */
  titleHidden?: boolean;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** The button that opens it, if it holds its own state. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export interface DialogProps extends PopupProps {
  wide?: boolean;
}
export interface SheetProps extends PopupProps {
  side?: 'bottom' | 'left' | 'right';
}

function Popup({
  title,
  titleHidden,
  description,
  children,
  actions,
  trigger,
  open,
  onOpenChange,
  className,
}: PopupProps & { className: string }) {
  const t = useTranslations('ui');
  const theme = useContext(DialogTheme);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal data-theme={theme}>
        <Base.Backdrop className="as-scrim" />
        <Base.Popup className={className}>
          <div className="as-dialog-head">
            <Base.Title className={titleHidden ? 'as-sr' : 'as-dialog-title'}>{title}</Base.Title>
            <Base.Close
              className={classes(buttonClass({ variant: 'quiet', size: 28 }), 'as-btn-square')}
              aria-label={t('close')}
            >
              <Icon name="x" size={16} />
            </Base.Close>
          </div>
          {description !== undefined && <Base.Description className="as-dialog-text">{description}</Base.Description>}
          {children}
          {actions !== undefined && <div className="as-dialog-actions">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A question or a piece of work in the middle of the page. Not for use over the Map during play. */
export const Dialog = ({ wide, ...rest }: DialogProps) => (
  <Popup {...rest} className={classes('as-dialog', wide && 'as-dialog-wide')} />
);

/** A panel from an edge: menus and details on a phone. */
export const Sheet = ({ side = 'bottom', ...rest }: SheetProps) => (
  <Popup {...rest} className={`as-sheet as-sheet-${side}`} />
);

/** Closes the dialog or sheet around it; `children` is its label. */
export const DialogClose = ({ children, variant }: { children: ReactNode; variant?: ButtonVariant }) => (
  <Base.Close className={buttonClass({ variant })}>{children}</Base.Close>
);
