/** The forms of what the site answers to authorities, and of its own lists of what they ask. */
import { EVIDENCE, REQUIREMENTS } from '../../node/content/folder.ts';
import type { CheckedSite } from '../../node/content/model.ts';
import { COMPLIANCE_PATH, type Json, type PagePart, requirementListPath } from '../shared/protocol.ts';

/** The form of what answers the authorities, or of a list of the site's own. @returns undefined where there is no such file */
export function complianceParts(site: CheckedSite, path: string): PagePart[] | undefined {
  if (path === COMPLIANCE_PATH)
    return site.evidence && wholeFilePart(EVIDENCE, 'evidence', site.evidence.value);
  const customList = [...site.requirementFiles].find(([name]) => requirementListPath(name) === path);
  return (
    customList && wholeFilePart(`${REQUIREMENTS}/${customList[0]}.json`, 'requirements', customList[1].value)
  );
}

function wholeFilePart(file: string, schema: PagePart['schema'], value: unknown): PagePart[] {
  if (value === undefined) return [];
  // What is in a file is JSON.
  const json = value as Json;
  return [
    { name: 'asked', file, pointer: '', schema, schemaPointer: '', omittedFields: ['$schema'], value: json },
  ];
}
