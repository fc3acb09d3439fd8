/** Discounts above this, in percent, are out of the ordinary: the list does not say why. */
const unusualDiscountPercent = 80

/** Whether a discount is over 80 %; a listing with one is judged only when its bank page has been read. */
export const isUnusualDiscount = (discount: number | null): boolean =>
  discount !== null && discount > unusualDiscountPercent
