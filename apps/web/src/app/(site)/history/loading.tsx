import { Spinner } from '@astris/ui';

export default function Loading() {
  return (
    <div className="grid min-h-60 place-items-center">
      <Spinner label="Loading" />
    </div>
  );
}
