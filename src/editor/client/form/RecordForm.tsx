/** The form of any part of a site, made from its schema. */
import './form.css';
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { humanize } from '../../shared/fieldLabels.ts';
import type { EditorProblem, Json, PagePart } from '../../shared/protocol.ts';
import { askedNames } from './asked/names.ts';
import { changed, shownPlace } from './change.ts';
import {
  BindingContext,
  type Form,
  FormContext,
  type Problems,
  ProblemsContext,
  type Wish,
  WishContext,
} from './context.ts';
import { Field } from './Field.tsx';
import { Said } from './Frame.tsx';
import { FieldContext } from './fieldProps.ts';
import { at, child, isWithin } from './json.ts';
import { withLabels } from './label.ts';
import type { FormHandle, FormProps } from './model.ts';
import { Fields } from './ObjectField.tsx';
import { isMistake } from './problemsOf.ts';
import { type Schemas, type Shape, shapeOf } from './shape.ts';
import { bringIntoView } from './view.ts';

/**
 * The form of a part. Only what somebody changes in it changes in the value.
 *
 * @throws when the schema of the part says something that the form has no control for
 */
export function RecordForm(props: FormProps & { ref?: Ref<FormHandle> }) {
  const { part, schemas, value, onChange, problems, site, words, onFocus, ref } = props;
  const { onAddPicture, onAddDocument, onEditPicture, onLook } = props;
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<Wish>();
  const [said, setSaid] = useState({ text: '', count: 0 });
  const shape = useMemo(() => shapeOfPart(schemas, part), [schemas, part]);
  const latest = useLatest(value);
  const change = useRef(onChange);
  change.current = onChange;

  const asked = useMemo(() => askedNames(site, words.language), [site, words.language]);
  const form = useMemo<Form>(
    () => ({
      id,
      change: (pointer, next) => {
        latest.current = changed(latest.current, shape, pointer, next);
        change.current(latest.current);
      },
      now: (pointer) => at(latest.current, pointer),
      open: (pointer) => setWish({ pointer }),
      announce: (text) => setSaid(({ count }) => ({ text, count: count + 1 })),
      site,
      words: words.form,
      asked,
      columns: part.columns,
      ...(onAddPicture && { onAddPicture }),
      ...(onAddDocument && { onAddDocument }),
      ...(onEditPicture && { onEditPicture }),
      ...(onLook && { onLook }),
    }),
    [id, shape, latest, site, words, asked, part.columns, onAddPicture, onAddDocument, onEditPicture, onLook],
  );
  useImperativeHandle(ref, () => ({ open: form.open }), [form]);
  useEffect(() => (wish ? bringIntoView(() => root.current, wish.pointer) : undefined), [wish]);

  const placed = useUnchanged(
    useMemo(() => placedProblems(problems, part, value, shape), [problems, part, value, shape]),
  );
  return (
    <FormContext value={form}>
      <FieldContext value={Field}>
        <ProblemsContext value={placed}>
          <WishContext value={wish}>
            <BindingContext value={child(value, 'lists')}>
              <form
                ref={root}
                className="form"
                noValidate
                onSubmit={(event) => event.preventDefault()}
                onFocus={({ target }) => {
                  const pointer = target.closest('[data-pointer]')?.getAttribute('data-pointer');
                  if (pointer != null) onFocus(pointer.replace(/#name$/, ''));
                }}
              >
                <Overview problems={placed} form={form} />
                {shape.is === 'object' ? (
                  <Fields shape={shape} pointer="" value={value} />
                ) : (
                  <Field
                    shape={shape}
                    pointer=""
                    value={value}
                    label={humanize(part.schema)}
                    required
                    quiet
                  />
                )}
                <div className="form-heard" aria-live="polite">
                  {/* Another element each time, or what is said two times is heard once. */}
                  <span key={said.count}>{said.text}</span>
                </div>
              </form>
            </BindingContext>
          </WishContext>
        </ProblemsContext>
      </FieldContext>
    </FormContext>
  );
}

/** A value that handlers read: later than the last drawing where they change it themselves. */
function useLatest(value: Json) {
  const latest = useRef(value);
  const drawn = useRef(value);
  if (drawn.current !== value) {
    drawn.current = value;
    latest.current = value;
  }
  return latest;
}

/** The same problems for as long as they are the same, or every field is drawn again at each key. */
function useUnchanged(problems: Problems): Problems {
  const last = useRef(problems);
  const isSame =
    last.current.size === problems.size &&
    [...problems].every(([pointer, found]) => {
      const before = last.current.get(pointer);
      return (
        before?.length === found.length && found.every((problem, index) => isAlike(problem, before[index]))
      );
    });
  if (!isSame) last.current = problems;
  return last.current;
}

const SHOWN = [
  'message',
  'hint',
  'severity',
  'inDraft',
  'pointer',
] as const satisfies (keyof EditorProblem)[];

const isAlike = (one: EditorProblem, other: EditorProblem | undefined): boolean =>
  SHOWN.every((name) => one[name] === other?.[name]);

/** The shape of a part, without the fields that have forms of their own, and without what a file says of its schema. */
function shapeOfPart(schemas: Schemas, { schema, schemaPointer, omittedFields }: PagePart): Shape {
  const shape = shapeOf(schemas, schema, schemaPointer);
  if (shape.is !== 'object') return shape;
  const left = new Set([...omittedFields, '$schema']);
  return { ...shape, fields: new Map([...shape.fields].filter(([name]) => !left.has(name))) };
}

/** The problems of a part, in the form's own names, by the fields that show them; those of the file around it stand at the top. */
function placedProblems(
  problems: readonly EditorProblem[],
  part: PagePart,
  value: Json,
  shape: Shape,
): Problems {
  const placed = new Map<string, EditorProblem[]>();
  for (const problem of problems) {
    const pointer = problem.pointer ?? '';
    if (problem.file !== part.file) continue;
    const isInside = isWithin(pointer, part.pointer);
    if (!isInside && !isWithin(part.pointer, pointer)) continue;
    const inside = isInside ? pointer.slice(part.pointer.length) : '';
    const place = shownPlace(value, shape, inside);
    placed.set(place, [...(placed.get(place) ?? []), inLabels(problem, shape, value, inside)]);
  }
  return placed;
}

const inLabels = (problem: EditorProblem, shape: Shape, value: Json, pointer: string): EditorProblem => ({
  ...problem,
  message: withLabels(problem.message, shape, value, pointer),
  ...(problem.hint !== undefined && { hint: withLabels(problem.hint, shape, value, pointer) }),
});

/** How much is wrong, with ways to it. */
function Overview({ problems, form }: { problems: Problems; form: Form }) {
  const all = [...problems].flatMap(([pointer, found]) => found.map((problem) => ({ pointer, problem })));
  const errors = all.filter(({ problem }) => isMistake(problem)).length;
  if (all.length === 0) return null;
  const counts = [
    ...(errors > 0 ? [form.words.mistakes(errors)] : []),
    ...(all.length > errors ? [form.words.warnings(all.length - errors)] : []),
  ];
  return (
    <details className="form-overview" open={errors > 0}>
      <summary>{counts.join(', ')}</summary>
      <ul>
        {all.map(({ pointer, problem }) => (
          <li key={`${pointer} ${problem.code} ${problem.message}`} className={`form-${problem.severity}`}>
            {pointer === '' ? (
              <Said problem={problem} />
            ) : (
              <button type="button" className="form-quiet" onClick={() => form.open(pointer)}>
                <Said problem={problem} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
