/** Said once wherever a paper is explained. */
export const notAdvice =
  'Leitura automática: aponta onde olhar. Não é parecer jurídico; confira no papel e, na dúvida, com um advogado ou o cartório.'
