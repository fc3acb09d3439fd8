/** A listing whose "ROI líquido estimado" is at least this (percent) is marked "ROI Alto". */
export const highNetRoiPercent = 20
