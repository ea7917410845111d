/** Who publishes: what they have given beforehand, and what they can be asked. */
export interface PublishPrompts {
  /** Given beforehand. */
  password?: string;
  /** Absent where nobody can be asked. */
  askPassword?: (question: string) => Promise<string>;
  /** Whether to go on. Absent where nobody can be asked. */
  confirm?: (question: string) => Promise<boolean>;
}
