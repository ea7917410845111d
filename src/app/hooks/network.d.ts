/** The part of the Network Information API that is used; Firefox and Safari do not have it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
