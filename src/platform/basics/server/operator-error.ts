/**
 * An error that an operator can fix. The message is a sentence of the product. It names no person other than one that
 * the operator has named.
 */
export class OperatorError extends Error {}
