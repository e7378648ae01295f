/** Whether the focus may be moved: it is nowhere, or in the place that asks. Elsewhere somebody may be typing. */
export function isFocusFree(element: Element | null | undefined): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || element?.contains(activeElement) === true;
}
