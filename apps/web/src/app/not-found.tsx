import { NoSuchPage } from '@/site/no-such-page';

export default function NotFound() {
  return (
    <main className="as-wrap grid min-h-dvh place-items-center">
      <NoSuchPage />
    </main>
  );
}
