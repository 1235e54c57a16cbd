import { Dialog } from '../primitives';
import { useTable } from './context';
import { situationOf } from './situation';

/** How the game stands in sentences, to be read or read out. */
export function SituationDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { model } = useTable();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="How the game stands">
      <ul className="at-situation" data-situation="">
        {open && situationOf(model).map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
    </Dialog>
  );
}
