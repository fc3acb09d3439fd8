/** Discounts above this, in percent, are out of the ordinary: the list does not say why. */
const unusualDiscountPercent = 80

/** Whether a listing is too good to be judged by its list alone: a discount over 80 % whose bank page was not read. */
export const isUnusualDiscount = (discount: number | null): boolean =>
  discount !== null && discount > unusualDiscountPercent
