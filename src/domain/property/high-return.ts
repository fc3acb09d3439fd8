/** From this on, "ROI líquido estimado" in percent, a listing is marked "ROI Alto" (decisions.md 7). */
export const highNetRoi = 20
