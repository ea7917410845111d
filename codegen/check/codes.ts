/**
 * Every kind of problem by its permanent name. Names are never reused and never change their meaning; docs/problems.md
 * explains each, and a test holds both lists equal.
 *
 * An error is something that a visitor would see broken, or that cannot be built; a warning is something that works but
 * is very likely not meant.
 */
import type { Severity } from '../../src/problem.ts';

export const codes = {
  // Files
  'file-missing': 'error',
  'file-unused': 'warning',
  'file-unreadable': 'error',
  'file-too-large': 'error',
  'file-encoding': 'error',
  'file-mark': 'warning',
  'file-conflict': 'error',
  'json-syntax': 'error',
  'json-too-deep': 'error',
  'field-duplicate': 'error',
  'schema-other': 'warning',
  'data-kind-wrong': 'error',
  // Fields
  'field-missing': 'error',
  'field-unknown': 'error',
  'field-gap': 'warning',
  'field-alone': 'warning',
  'type-wrong': 'error',
  'value-empty': 'error',
  'value-unknown': 'error',
  'value-wrong': 'error',
  'value-twice': 'error',
  'form-wrong': 'error',
  'date-impossible': 'error',
  'date-unlikely': 'warning',
  'text-control': 'error',
  'text-invisible': 'warning',
  'text-garbled': 'error',
  'text-html': 'error',
  'text-placeholder': 'warning',
  // Addresses
  'address-duplicate': 'error',
  'address-lookalike': 'error',
  'address-shadowed': 'error',
  'address-outside-family': 'error',
  'address-not-nfc': 'error',
  'address-encoded': 'error',
  'address-slash': 'error',
  'address-empty-segment': 'error',
  'address-whole': 'error',
  'address-pattern': 'error',
  'address-reserved': 'error',
  'address-sign': 'error',
  'address-invisible': 'error',
  'address-impossible': 'error',
  'address-too-long': 'error',
  'address-capital': 'warning',
  'address-space': 'warning',
  'address-vanished': 'error',
  'layout-not-for-family': 'error',
  'entry-missing': 'error',
  'family-empty': 'warning',
  'redirect-loop': 'error',
  'redirect-chain': 'error',
  'redirect-nowhere': 'error',
  'redirect-hides-page': 'error',
  'link-broken': 'error',
  'link-scheme': 'error',
  'anchor-missing': 'error',
  'menu-empty': 'error',
  // Pictures, documents, videos, tables
  'picture-missing': 'error',
  'document-missing': 'error',
  'media-name-differs': 'error',
  'media-outside': 'error',
  'media-not-its-type': 'error',
  'media-too-large': 'warning',
  'video-unknown': 'error',
  'document-on-drive': 'warning',
  'caption-missing': 'warning',
  'caption-unwritten': 'warning',
  'alt-missing': 'warning',
  'table-span': 'error',
  'table-cells': 'error',
  // Facts
  'fact-unknown': 'error',
  'fact-form': 'error',
  'fact-contradicted': 'warning',
  'sample-left': 'error',
  'contact-placeholder': 'error',
  'contact-missing': 'warning',
  // The report itself
  'problems-more': 'error',
} as const satisfies Record<string, Severity>;

export type Code = keyof typeof codes;
