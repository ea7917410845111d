/** One question of an addition. */

import { reverseDay } from '../../../core/i18n/text.ts';
import type { AdditionQuestion, PageRow } from '../../shared/protocol.ts';
import { DropZone } from '../media/pictures/DropZone.tsx';
import { FileList } from '../media/pictures/FileList.tsx';
import type { UploadList } from '../media/pictures/useUploads.ts';
import { useMessages } from '../messages/messages.ts';
import { hasChoices } from './additionAnswers.ts';
import { labelOfQuestion } from './labels.ts';
import { PageChoice } from './PageChoice.tsx';
import '../media/pictures/pictures.css';

interface QuestionProps {
  id: string;
  /** The name of the addition. */
  addition: string;
  question: AdditionQuestion;
  /** True if it gets the initial focus. */
  isFirst: boolean;
  typed: string;
  onTyped: (typed: string) => void;
  uploads: UploadList;
  /** The reason why its answer was refused. */
  mistake?: string;
  pages: readonly PageRow[];
}

export function QuestionField(props: QuestionProps) {
  const { id, addition, question, mistake } = props;
  const messages = useMessages().actions;
  const { label, help } = labelOfQuestion(addition, question, messages);
  const isFiles = question.kind === 'files';
  const isSwitch = question.kind === 'switch';
  const name = (
    <>
      {label} {question.required && <span className="acts-quiet">({messages.needed})</span>}
    </>
  );
  return (
    <div className="acts-question" data-kind={question.kind}>
      {isFiles && <p className="acts-label">{name}</p>}
      {isSwitch && <Control {...props} label={label} />}
      {!isFiles && <label htmlFor={id}>{name}</label>}
      <p id={`${id}-help`} className="acts-help">
        {help}
        {question.multiple && ` ${messages.severalLines}`}
      </p>
      {!isSwitch && <Control {...props} label={label} />}
      <p id={`${id}-mistake`} className="acts-mistake" role="alert">
        {mistake}
      </p>
    </div>
  );
}

function Control({
  id,
  question,
  isFirst,
  typed,
  onTyped,
  uploads,
  mistake,
  pages,
  label,
}: QuestionProps & { label: string }) {
  const messages = useMessages().actions;
  const { name, kind, required, choices = [], accept, multiple, noneValue } = question;
  const describedBy = `${id}-mistake ${id}-help`;
  const attributes = {
    id,
    className: 'acts-control',
    'aria-describedby': describedBy,
    'aria-invalid': mistake !== undefined || undefined,
    'aria-required': required || undefined,
    'data-first': isFirst || undefined,
  };
  if (kind === 'files') {
    const files = uploads.all.filter(({ of }) => of === name);
    return (
      <>
        <DropZone
          fileKind={accept === 'picture' ? 'pictures' : accept}
          multiple={accept !== 'picture' && accept !== 'table'}
          id={id}
          describedBy={describedBy}
          isFirst={isFirst}
          label={label}
          onFiles={(chosen) => uploads.add(chosen, name)}
        />
        <FileList files={files} uploads={uploads} label={label} />
      </>
    );
  }
  if (hasChoices(question)) {
    return (
      <select {...attributes} value={typed} onChange={({ target }) => onTyped(target.value)}>
        <option value="">{messages.notChosen}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  switch (kind) {
    case 'page':
      return (
        <PageChoice
          id={id}
          typed={typed}
          onTyped={onTyped}
          pages={pages}
          describedBy={describedBy}
          isWrong={mistake !== undefined}
          isFirst={isFirst}
        />
      );
    case 'switch':
      return (
        <input
          {...attributes}
          type="checkbox"
          className="acts-switch"
          checked={typed !== ''}
          onChange={({ target }) => onTyped(target.checked ? 'yes' : '')}
        />
      );
    case 'date':
      return (
        <>
          <input
            {...attributes}
            type="date"
            value={typed === noneValue ? '' : reverseDay(typed)}
            onChange={({ target }) => onTyped(reverseDay(target.value))}
          />
          {noneValue !== undefined && (
            <label className="acts-none">
              <input
                type="checkbox"
                className="acts-switch"
                checked={typed === noneValue}
                onChange={({ target }) => onTyped(target.checked ? noneValue : '')}
              />
              {messages.noDay}
            </label>
          )}
        </>
      );
    case 'line':
      return multiple ? (
        <textarea {...attributes} rows={2} value={typed} onChange={({ target }) => onTyped(target.value)} />
      ) : (
        <input
          {...attributes}
          type="text"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onTyped(target.value)}
        />
      );
    case 'text':
    case 'list':
      return (
        <textarea {...attributes} rows={4} value={typed} onChange={({ target }) => onTyped(target.value)} />
      );
  }
}
