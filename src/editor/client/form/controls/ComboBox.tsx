/** A text input with suggestions from the site. Any other text is allowed, too. */

import { type KeyboardEvent, useState } from 'react';
import { formatCount } from '../../messages/format.ts';
import { useForm } from '../context.ts';
import type { TextProps } from '../FieldFrame.tsx';

export interface ComboProposal {
  value: string;
  /** The label of the suggestion. */
  name: string;
}

const MAX_PROPOSALS = 12;

export function ComboBox({
  text,
  onText,
  attributes,
  proposals,
}: TextProps & { proposals: () => ComboProposal[] }) {
  const { messages, language } = useForm();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const matches = open ? matchProposals(proposals(), text) : [];
  const list = `${attributes.id}-list`;
  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const select = (proposal: ComboProposal) => {
    onText(proposal.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const proposal = matches[chosen];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setChosen((index) => Math.max(-1, Math.min(matches.length - 1, index + step)));
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (proposal) select(proposal);
    }
  };
  return (
    <div className="form-combo">
      <input
        {...attributes}
        type="text"
        role="combobox"
        aria-expanded={matches.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `${list}-${chosen}` : undefined}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={text}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setOpen(true);
          setChosen(-1);
          onText(target.value);
        }}
      />
      <div
        role="listbox"
        id={list}
        aria-label={formatCount(messages.suggestions, matches.length, language)}
        className="form-proposals"
        hidden={matches.length === 0}
      >
        {matches.map((proposal, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={proposal.value}
            role="option"
            id={`${list}-${index}`}
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => select(proposal)}
          >
            <span>{proposal.name}</span> <small>{proposal.value}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Returns the suggestions that match, those that begin with the text first. An exact match needs no
 * suggestions.
 */
function matchProposals(proposals: readonly ComboProposal[], typed: string): ComboProposal[] {
  const query = typed.toLowerCase();
  if (proposals.some(({ value }) => value === typed)) return [];
  const rank = ({ value, name }: ComboProposal) => {
    const positions = [name, value].map((text) => text.toLowerCase().indexOf(query));
    return positions.includes(0) ? 0 : positions.some((position) => position > 0) ? 1 : 2;
  };
  const ranked = proposals.map((proposal) => ({ proposal, rank: rank(proposal) }));
  return [0, 1]
    .flatMap((wantedRank) => ranked.flatMap(({ proposal, rank }) => (rank === wantedRank ? [proposal] : [])))
    .slice(0, MAX_PROPOSALS);
}
