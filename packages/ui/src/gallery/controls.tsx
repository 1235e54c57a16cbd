'use client';
import { FACTIONS } from '@astris/engine/language';
import { useState } from 'react';
import {
  Avatar,
  Banner,
  Button,
  Chip,
  Dialog,
  DialogClose,
  EmptyState,
  ErrorState,
  Field,
  IconButton,
  Progress,
  RuleLink,
  Sheet,
  Spinner,
  Tabs,
  Tag,
  Toaster,
  toast,
} from '../primitives';
import { Row, Section } from './parts';

function FactionChips() {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set(['Lantern Order']));
  const turn = (faction: string) =>
    setOn((before) => {
      const after = new Set(before);
      if (!after.delete(faction)) after.add(faction);
      return after;
    });
  return (
    <Row>
      {FACTIONS.map((faction) => (
        <Chip key={faction} faction={faction} pressed={on.has(faction)} onClick={() => turn(faction)}>
          {faction}
        </Chip>
      ))}
      <Chip removes="Take away this filter" onClick={() => setOn(new Set())}>
        cost 3
      </Chip>
    </Row>
  );
}

/** Buttons, fields, dialogs, messages. */
export function Controls() {
  return (
    <>
      <Section title="Buttons" text="One filled button on a screen. 28, 36 and 48 px.">
        <Row>
          <Button variant="primary" size={48} icon="play">
            Play a bot
          </Button>
          <Button size={48}>Play a friend</Button>
          <Button icon="link">Copy link</Button>
          <Button hotkey="P">Pass</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger" icon="flag">
            Concede
          </Button>
          <Button refused="You have no Command Points (11.4)">Skip</Button>
          <Button size={28}>Small</Button>
          <Button size={28} variant="quiet" icon="x">
            Clear
          </Button>
          <IconButton icon="settings" label="Settings" />
          <IconButton icon="x" label="Close" size={28} />
        </Row>
      </Section>
      <Section title="Fields, chips and tags">
        <div className="as-gallery-columns">
          <Field label="Player name" placeholder="Tessaly" hint="3 to 20 letters, digits or hyphens" />
          <Field label="Email" type="email" defaultValue="tessaly@" error="An address needs a part after the @" />
          <Field label="About you" multiline defaultValue="Pilot. Plays the Lantern Order." />
        </div>
        <FactionChips />
        <Row>
          <Tag icon="check" tone="good">
            Legal
          </Tag>
          <Tag icon="triangle-alert" tone="warn">
            One thing to fix
          </Tag>
          <Tag icon="octagon-alert" tone="danger">
            Not saved
          </Tag>
          <Tag tone="mine">Yours</Tag>
          <Tag tone="theirs">Korrigan’s</Tag>
          <RuleLink rule="8.10.3" />
          <RuleLink rule="11.2">when you may respond</RuleLink>
          <Avatar name="Tessaly" />
          {FACTIONS.map((faction) => (
            <Avatar key={faction} name={faction} faction={faction} />
          ))}
        </Row>
      </Section>
      <Section title="Dialog, sheet, tabs, toast">
        <Row>
          <Dialog
            trigger={<Button>Open a dialog</Button>}
            title="Concede this game?"
            description="Korrigan wins the game. Your rating changes at once."
            actions={
              <>
                <DialogClose>Keep playing</DialogClose>
                <DialogClose variant="danger">Concede</DialogClose>
              </>
            }
          />
          <Sheet trigger={<Button>Open a sheet</Button>} title="Chain" description="Nothing waits on the Chain." />
          <Sheet trigger={<Button>Open a side sheet</Button>} side="right" title="Filters">
            <FactionChips />
          </Sheet>
          <Button onClick={() => toast.success('Link copied')}>Show a toast</Button>
          <Button onClick={() => toast.error('The deck was not saved: the connection is gone')}>Show a bad one</Button>
        </Row>
        <Tabs
          label="The opponent and you"
          tabs={[
            { id: 'log', title: 'Log', panel: <p className="as-muted">Turn 7, Korrigan.</p> },
            { id: 'chat', title: 'Chat', panel: <p className="as-muted">Nobody has said anything yet.</p> },
          ]}
        />
        <Toaster />
      </Section>
      <Section title="Messages and waiting">
        <div className="as-gallery-columns">
          <Banner tone="warn" icon="wifi-off" title="Reconnecting">
            Your clock runs on. The game is safe.
          </Banner>
          <Banner icon="clock" title="Korrigan is away" action={<Button size={28}>Claim the win</Button>}>
            Back within 0:48, or the game is yours.
          </Banner>
          <Banner tone="danger" title="This deck is not saved" action={<Button size={28}>Try again</Button>} />
          <Spinner label="Looking for an opponent" />
          <Progress label="Lessons done" value={2} max={5} />
        </div>
        <div className="as-gallery-columns">
          <EmptyState title="No games yet" icon="swords" actions={<Button>Play a bot</Button>}>
            Your last games stand here once you have played one.
          </EmptyState>
          <ErrorState title="The ladder did not load" actions={<Button icon="refresh-cw">Try again</Button>}>
            The server gave no answer.
          </ErrorState>
        </div>
      </Section>
    </>
  );
}
