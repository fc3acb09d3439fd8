/** From this width on filters fit beside the results (Tailwind's `lg`). */
export const wideScreenQuery = '(width >= 64rem)'
