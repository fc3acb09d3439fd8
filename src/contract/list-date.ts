/** How a refusal ends where a list does not say of which day it is; whoever sends it has to. */
export const askForListDate = 'Informe a data da lista ao enviar.'
