/** The form of a part of a site, generated from its schema. */
import { formatCount } from '../messages/format.ts';
import './form.css';
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { humanize } from '../../shared/fieldLabels.ts';
import type { EditorProblem, Json, PagePart } from '../../shared/protocol.ts';
import { nearestField, setValueAt } from './change.ts';
import { requirementNames } from './compliance/requirementNames.ts';
import {
  type FieldProblems,
  type FocusRequest,
  FocusRequestContext,
  FormContext,
  type FormContextValue,
  ProblemsContext,
  RequiredListsContext,
} from './context.ts';
import { Field } from './Field.tsx';
import { ProblemText } from './FieldFrame.tsx';
import { FieldContext } from './fieldProps.ts';
import { at, child, isWithin } from './json.ts';
import { withLabels } from './label.ts';
import type { FormHandle, FormProps } from './model.ts';
import { Fields } from './ObjectField.tsx';
import { isMistake } from './problemsOf.ts';
import { scrollToField } from './scrollToField.ts';
import { type Schemas, type Shape, shapeOf } from './shape.ts';

/**
 * Changes only the parts of the value that the user edits.
 *
 * @throws if the schema has a construct without a control
 */
export function RecordForm(props: FormProps & { ref?: Ref<FormHandle> }) {
  const { part, schemas, value, onChange, problems, site, messages, onFocus, ref } = props;
  const { onAddPicture, onAddDocument, onEditPicture, readChecksum } = props;
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const [focusRequest, setFocusRequest] = useState<FocusRequest>();
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const shape = useMemo(() => partShape(schemas, part), [schemas, part]);
  const latest = useLatest(value);
  const change = useRef(onChange);
  change.current = onChange;

  const requirements = useMemo(() => requirementNames(site, messages.language), [site, messages.language]);
  const form = useMemo<FormContextValue>(
    () => ({
      id,
      change: (pointer, next) => {
        latest.current = setValueAt(latest.current, shape, pointer, next);
        change.current(latest.current);
      },
      read: (pointer) => at(latest.current, pointer),
      open: (pointer) => setFocusRequest({ pointer }),
      announce: (text) => setAnnouncement(({ count }) => ({ text, count: count + 1 })),
      site,
      messages: messages.form,
      language: messages.language,
      requirements,
      columns: part.columns,
      ...(onAddPicture && { onAddPicture }),
      ...(onAddDocument && { onAddDocument }),
      ...(onEditPicture && { onEditPicture }),
      ...(readChecksum && { readChecksum }),
    }),
    [
      id,
      shape,
      latest,
      site,
      messages,
      requirements,
      part.columns,
      onAddPicture,
      onAddDocument,
      onEditPicture,
      readChecksum,
    ],
  );
  useImperativeHandle(ref, () => ({ open: form.open }), [form]);
  useEffect(
    () => (focusRequest ? scrollToField(() => root.current, focusRequest.pointer) : undefined),
    [focusRequest],
  );

  const fieldProblems = useStableProblems(
    useMemo(() => problemsByField(problems, part, value, shape), [problems, part, value, shape]),
  );
  return (
    <FormContext value={form}>
      <FieldContext value={Field}>
        <ProblemsContext value={fieldProblems}>
          <FocusRequestContext value={focusRequest}>
            <RequiredListsContext value={child(value, 'lists')}>
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
                <ProblemOverview problems={fieldProblems} form={form} />
                {shape.type === 'object' ? (
                  <Fields shape={shape} pointer="" value={value} />
                ) : (
                  <Field
                    shape={shape}
                    pointer=""
                    value={value}
                    label={humanize(part.schema)}
                    required
                    isLabelHidden
                  />
                )}
                <div className="form-heard" aria-live="polite">
                  {/* A new element each time, because screen readers do not repeat an unchanged text. */}
                  <span key={announcement.count}>{announcement.text}</span>
                </div>
              </form>
            </RequiredListsContext>
          </FocusRequestContext>
        </ProblemsContext>
      </FieldContext>
    </FormContext>
  );
}

/** A value for event handlers, which is newer than the last render after they have changed it. */
function useLatest(value: Json) {
  const latest = useRef(value);
  const rendered = useRef(value);
  if (rendered.current !== value) {
    rendered.current = value;
    latest.current = value;
  }
  return latest;
}

/** Returns the previous map if the problems are equal, so that fields are not rendered again on each key. */
function useStableProblems(problems: FieldProblems): FieldProblems {
  const last = useRef(problems);
  const isSame =
    last.current.size === problems.size &&
    [...problems].every(([pointer, current]) => {
      const previous = last.current.get(pointer);
      return (
        previous?.length === current.length &&
        current.every((problem, index) => isSameProblem(problem, previous[index]))
      );
    });
  if (!isSame) last.current = problems;
  return last.current;
}

const COMPARED_FIELDS = [
  'message',
  'hint',
  'severity',
  'inDraft',
  'pointer',
] as const satisfies (keyof EditorProblem)[];

const isSameProblem = (one: EditorProblem, other: EditorProblem | undefined): boolean =>
  COMPARED_FIELDS.every((name) => one[name] === other?.[name]);

/** The shape of a part, without fields that have separate forms and without `$schema`. */
function partShape(schemas: Schemas, { schema, schemaPointer, omittedFields }: PagePart): Shape {
  const shape = shapeOf(schemas, schema, schemaPointer);
  if (shape.type !== 'object') return shape;
  const omitted = new Set([...omittedFields, '$schema']);
  return { ...shape, fields: new Map([...shape.fields].filter(([name]) => !omitted.has(name))) };
}

/**
 * The problems of a part by the pointers of the fields that show them. Those of the surrounding file are at
 * the top.
 */
function problemsByField(
  problems: readonly EditorProblem[],
  part: PagePart,
  value: Json,
  shape: Shape,
): FieldProblems {
  const byField = new Map<string, EditorProblem[]>();
  for (const problem of problems) {
    const pointer = problem.pointer ?? '';
    if (problem.file !== part.file) continue;
    const isInside = isWithin(pointer, part.pointer);
    if (!isInside && !isWithin(part.pointer, pointer)) continue;
    const inside = isInside ? pointer.slice(part.pointer.length) : '';
    const fieldPointer = nearestField(value, shape, inside);
    byField.set(fieldPointer, [
      ...(byField.get(fieldPointer) ?? []),
      withShapeLabels(problem, shape, value, inside),
    ]);
  }
  return byField;
}

const withShapeLabels = (
  problem: EditorProblem,
  shape: Shape,
  value: Json,
  pointer: string,
): EditorProblem => ({
  ...problem,
  message: withLabels(problem.message, shape, value, pointer),
  ...(problem.hint !== undefined && { hint: withLabels(problem.hint, shape, value, pointer) }),
});

/** The number of problems, with links to them. */
function ProblemOverview({ problems, form }: { problems: FieldProblems; form: FormContextValue }) {
  const all = [...problems].flatMap(([pointer, fieldProblems]) =>
    fieldProblems.map((problem) => ({ pointer, problem })),
  );
  const errors = all.filter(({ problem }) => isMistake(problem)).length;
  if (all.length === 0) return null;
  const counts = [
    ...(errors > 0 ? [formatCount(form.messages.mistakes, errors, form.language)] : []),
    ...(all.length > errors ? [formatCount(form.messages.warnings, all.length - errors, form.language)] : []),
  ];
  return (
    <details className="form-overview" open={errors > 0}>
      <summary>{counts.join(', ')}</summary>
      <ul>
        {all.map(({ pointer, problem }) => (
          <li key={`${pointer} ${problem.code} ${problem.message}`} className={`form-${problem.severity}`}>
            {pointer === '' ? (
              <ProblemText problem={problem} />
            ) : (
              <button type="button" className="form-quiet" onClick={() => form.open(pointer)}>
                <ProblemText problem={problem} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
