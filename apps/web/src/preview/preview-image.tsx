import 'server-only';
import { ImageResponse } from 'next/og';
import { artOf } from './art';

/** Width and height in px that link previews are shown in. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

export interface Preview {
  /** What kind of thing it is: "Deck". */
  kind: string;
  title: string;
  /** Sentences under the title, one a line. */
  lines: readonly string[];
  /** The card whose picture stands beside it. */
  cardId?: string;
}

const NIGHT = '#070b14';
const STARLIGHT = '#f3efe4';
const DIMMED = '#b9b7b0';
const GOLD = '#f2c879';
/** Letters that the largest size has room for. */
const LONG_TITLE = 22;

/** The picture that others see where a link to the page is sent: ink-dark, the title large, a card’s art at the right. */
export async function previewImage({ kind, title, lines, cardId }: Preview): Promise<ImageResponse> {
  const art = cardId === undefined ? undefined : await artOf(cardId);
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: NIGHT, color: STARLIGHT }}>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '64px 56px', minWidth: 0 }}>
        <div style={{ display: 'flex', fontSize: 30, color: GOLD }}>{kind}</div>
        <div
          style={{
            display: 'flex',
            marginTop: 18,
            fontSize: title.length > LONG_TITLE ? 58 : 80,
            lineHeight: 1.1,
            fontWeight: 700,
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', marginTop: 28, fontSize: 34, color: DIMMED }}>
          {lines.map((line) => (
            <div key={line} style={{ display: 'flex', marginTop: 8 }}>
              {line}
            </div>
          ))}
        </div>
        <div style={{ display: 'flex', flex: 1 }} />
        <div style={{ display: 'flex', fontSize: 34, fontWeight: 700 }}>Astris online</div>
      </div>
      {art && <img src={art} alt="" width={480} height={630} style={{ objectFit: 'cover' }} />}
    </div>,
    PREVIEW_SIZE,
  );
}
