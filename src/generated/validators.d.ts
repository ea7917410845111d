// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.
import type { ValidateFunction } from 'ajv';

export declare const activityCards: ValidateFunction;
export declare const camp: ValidateFunction;
export declare const department: ValidateFunction;
export declare const events: ValidateFunction;
export declare const evidence: ValidateFunction;
export declare const info: ValidateFunction;
export declare const manifest: ValidateFunction;
export declare const people: ValidateFunction;
export declare const pictures: ValidateFunction;
export declare const programmeList: ValidateFunction;
export declare const publish: ValidateFunction;
export declare const requirements: ValidateFunction;
export declare const site: ValidateFunction;
export declare const siteTranslation: ValidateFunction;
export declare const urlsLock: ValidateFunction;
export declare const words: ValidateFunction;
