/** Part of the Network Information API. Firefox and Safari lack it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
