/** The notes that every explanation of a paper shows once. */
export const notAdvice =
  'Leitura automática: aponta onde olhar. Não é parecer jurídico; confira no papel e, na dúvida, com um advogado ou o cartório.'
