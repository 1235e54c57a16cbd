import { useTranslations } from 'next-intl';
import { Dialog } from '../primitives';
import { useTable } from './context';
import { situationOf } from './situation';

/** How the game stands in sentences, to be read or read out. */
export function SituationDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('table');
  const { model } = useTable();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('situation.title')}>
      <ul className="at-situation" data-situation="">
        {open && situationOf(model, t).map((sentence, place) => <li key={place}>{sentence}</li>)}
      </ul>
    </Dialog>
  );
}
