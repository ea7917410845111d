/** The answers to what authorities ask: a card for each, those that are looked for, and what has no answer yet. */
import './compliance.css';
import { useContext, useState } from 'react';
import { pointerKeys } from '../../../../core/problems/position.ts';
import { ProblemsContext, RequiredListsContext, useForm } from '../context.ts';
import type { FieldProps } from '../fieldProps.ts';
import { child, isList, isWithin, join } from '../json.ts';
import { KindsDialog } from '../KindsDialog.tsx';
import { ListField } from '../ListField.tsx';
import type { ListShape } from '../shape.ts';
import { AnswerFilterBar } from './AnswerFilterBar.tsx';
import { isUnfiltered, matchesFilter, NO_FILTER } from './answerFilter.ts';
import { allItems, newAnswer, requiredLists, summarizeAnswer } from './requirementNames.ts';
import { UnansweredItems } from './UnansweredItems.tsx';

export function AnswersField(field: FieldProps<ListShape>) {
  const form = useForm();
  const { asked: messages } = form.messages;
  const problems = useContext(ProblemsContext);
  const [filter, setFilter] = useState(NO_FILTER);
  const [newAnswerItem, setNewAnswerItem] = useState<string>();
  const { pointer, shape } = field;
  const items = shape.items();
  const answers = isList(field.value) ? field.value : [];
  const withProblems = new Set(
    [...problems.keys()].flatMap((place) =>
      isWithin(place, pointer) ? pointerKeys(place.slice(pointer.length)).slice(0, 1) : [],
    ),
  );
  const matching = new Set(
    answers.flatMap((answer, index) => {
      const { asked, how } = summarizeAnswer(answer, form.requirements, form.site.figures, messages);
      return matchesFilter(filter, answer, `${asked} ${how}`, withProblems.has(String(index))) ? [index] : [];
    }),
  );
  const lists = requiredLists(form.requirements, useContext(RequiredListsContext));
  const answered = new Set(answers.map((answer) => child(answer, 'to')));
  const unanswered = allItems(lists.filter(({ name }) => filter.list === '' || filter.list === name)).filter(
    ({ id }) => !answered.has(id),
  );
  return (
    <>
      <ListField
        {...field}
        visibleItems={isUnfiltered(filter) ? undefined : matching}
        header={
          <>
            <UnansweredItems items={unanswered} onAnswer={setNewAnswerItem} />
            <AnswerFilterBar
              lists={lists}
              filter={filter}
              onChange={setFilter}
              count={matching.size}
              total={answers.length}
            />
          </>
        }
      />
      {newAnswerItem !== undefined && items.type === 'kinds' && (
        <KindsDialog
          shape={items}
          onClose={() => setNewAnswerItem(undefined)}
          onKind={(begin) => {
            setNewAnswerItem(undefined);
            const { answer, field: next } = newAnswer(begin, newAnswerItem);
            form.change(pointer, [...answers, answer]);
            form.open(join(join(pointer, answers.length), next));
          }}
        />
      )}
    </>
  );
}
