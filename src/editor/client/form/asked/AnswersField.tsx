/** The answers to what authorities ask: a card for each, those that are looked for, and what has no answer yet. */
import './asked.css';
import { useContext, useState } from 'react';
import { pointerKeys } from '../../../../core/problems/position.ts';
import { BindingContext, ProblemsContext, useForm } from '../context.ts';
import type { FieldProps } from '../fieldProps.ts';
import { child, isList, isWithin, join } from '../json.ts';
import { KindsDialog } from '../KindsDialog.tsx';
import { ListField } from '../ListField.tsx';
import type { ListShape } from '../shape.ts';
import { Filter } from './Filter.tsx';
import { ALL, isAll, isWanted } from './filter.ts';
import { answerSaid, begun, bindingLists, itemsOf } from './names.ts';
import { Unanswered } from './Unanswered.tsx';

export function AnswersField(field: FieldProps<ListShape>) {
  const form = useForm();
  const { asked: words } = form.words;
  const problems = useContext(ProblemsContext);
  const [wanted, setWanted] = useState(ALL);
  const [answering, setAnswering] = useState<string>();
  const { pointer, shape } = field;
  const items = shape.items();
  const answers = isList(field.value) ? field.value : [];
  const wrong = new Set(
    [...problems.keys()].flatMap((place) =>
      isWithin(place, pointer) ? pointerKeys(place.slice(pointer.length)).slice(0, 1) : [],
    ),
  );
  const found = new Set(
    answers.flatMap((answer, index) => {
      const { asked, how } = answerSaid(answer, form.asked, form.site.figures, words);
      return isWanted(wanted, answer, `${asked} ${how}`, wrong.has(String(index))) ? [index] : [];
    }),
  );
  const lists = bindingLists(form.asked, useContext(BindingContext));
  const answered = new Set(answers.map((answer) => child(answer, 'to')));
  const open = itemsOf(lists.filter(({ name }) => wanted.list === '' || wanted.list === name)).filter(
    ({ to }) => !answered.has(to),
  );
  return (
    <>
      <ListField
        {...field}
        only={isAll(wanted) ? undefined : found}
        before={
          <>
            <Unanswered items={open} onAnswer={setAnswering} />
            <Filter
              lists={lists}
              wanted={wanted}
              onWanted={setWanted}
              found={found.size}
              all={answers.length}
            />
          </>
        }
      />
      {answering !== undefined && items.is === 'kinds' && (
        <KindsDialog
          shape={items}
          onClose={() => setAnswering(undefined)}
          onKind={(begin) => {
            setAnswering(undefined);
            const { answer, field: next } = begun(begin, answering);
            form.change(pointer, [...answers, answer]);
            form.open(join(join(pointer, answers.length), next));
          }}
        />
      )}
    </>
  );
}
