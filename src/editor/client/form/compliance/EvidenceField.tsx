/**
 * The evidence for compliance requirements: a card for each entry that matches the filter, and the unanswered
 * requirements.
 */
import './compliance.css';
import { useContext, useState } from 'react';
import { pointerKeys } from '../../../../core/problems/position.ts';
import { ProblemsContext, RequiredListsContext, useForm } from '../context.ts';
import type { FieldProps } from '../fieldProps.ts';
import { child, isList, isWithin, join } from '../json.ts';
import { KindsDialog } from '../KindsDialog.tsx';
import { ListField } from '../ListField.tsx';
import type { ListShape } from '../shape.ts';
import { EvidenceFilterBar } from './EvidenceFilterBar.tsx';
import { isUnfiltered, matchesFilter, NO_FILTER } from './evidenceFilter.ts';
import { allItems, newEvidence, requiredLists, summarizeEvidence } from './requirementNames.ts';
import { UnmetRequirements } from './UnmetRequirements.tsx';

export function EvidenceField(field: FieldProps<ListShape>) {
  const form = useForm();
  const { compliance: messages } = form.messages;
  const problems = useContext(ProblemsContext);
  const [filter, setFilter] = useState(NO_FILTER);
  const [answeredRequirement, setAnsweredRequirement] = useState<string>();
  const { pointer, shape } = field;
  const items = shape.items();
  const entries = isList(field.value) ? field.value : [];
  const withProblems = new Set(
    [...problems.keys()].flatMap((problemPointer) =>
      isWithin(problemPointer, pointer) ? pointerKeys(problemPointer.slice(pointer.length)).slice(0, 1) : [],
    ),
  );
  const matching = new Set(
    entries.flatMap((evidence, index) => {
      const { requirement, how } = summarizeEvidence(
        evidence,
        form.requirements,
        form.site.figures,
        messages,
      );
      return matchesFilter(filter, evidence, `${requirement} ${how}`, withProblems.has(String(index)))
        ? [index]
        : [];
    }),
  );
  const lists = requiredLists(form.requirements, useContext(RequiredListsContext));
  const withEvidence = new Set(entries.map((evidence) => child(evidence, 'to')));
  const unanswered = allItems(lists.filter(({ name }) => filter.list === '' || filter.list === name)).filter(
    ({ id }) => !withEvidence.has(id),
  );
  return (
    <>
      <ListField
        {...field}
        visibleItems={isUnfiltered(filter) ? undefined : matching}
        header={
          <>
            <UnmetRequirements items={unanswered} onAnswer={setAnsweredRequirement} />
            <EvidenceFilterBar
              lists={lists}
              filter={filter}
              onChange={setFilter}
              count={matching.size}
              total={entries.length}
            />
          </>
        }
      />
      {answeredRequirement !== undefined && items.type === 'kinds' && (
        <KindsDialog
          shape={items}
          onClose={() => setAnsweredRequirement(undefined)}
          onKind={(begin) => {
            setAnsweredRequirement(undefined);
            const { evidence, field: next } = newEvidence(begin, answeredRequirement);
            form.change(pointer, [...entries, evidence]);
            form.open(join(join(pointer, entries.length), next));
          }}
        />
      )}
    </>
  );
}
