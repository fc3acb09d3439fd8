/** Shown where nothing was found to say of a text. */
export const noExplanation = 'Sem resposta'
