/** Discounts above this, in percent, are out of the ordinary: the list does not say why. */
const unusualDiscountPercent = 80

/** Whether a discount is over 80 %. */
export const isUnusualDiscount = (discount: number | null): boolean =>
  discount !== null && discount > unusualDiscountPercent

/** Whether a discount is over 80 % and the bank page, which may say why, has not been read: no return is stated by it. */
export const isUnexplainedDiscount = ({
  discount,
  pageRead,
}: {
  discount: number | null
  pageRead: boolean
}): boolean => isUnusualDiscount(discount) && !pageRead
