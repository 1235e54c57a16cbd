'use client';
import type { DeckList } from '@astris/engine';
import { Button } from '@astris/ui';
import { Ago } from '@/site/time';

export interface SavedVersion {
  versionId: string;
  version: number;
  createdAt: Date;
  list: DeckList;
}

/** Every version that was saved. Taking one puts its list into the draft; nothing is lost until it is saved. */
export const Versions = ({
  versions,
  onTake,
}: {
  versions: readonly SavedVersion[];
  onTake: (list: DeckList) => void;
}) => (
  <details className="border-t border-line pt-4 text-sm">
    <summary className="cursor-pointer font-semibold">
      {versions.length} {versions.length === 1 ? 'version' : 'versions'}
    </summary>
    <ul className="mt-2">
      {versions.map((version) => (
        <li key={version.versionId} className="flex items-center gap-3 py-1">
          <span className="flex-1">
            Version {version.version}{' '}
            <span className="text-fg-3">
              <Ago at={version.createdAt} />
            </span>
          </span>
          <Button size={28} onClick={() => onTake(version.list)}>
            Take<span className="as-sr"> version {version.version}</span>
          </Button>
        </li>
      ))}
    </ul>
  </details>
);
