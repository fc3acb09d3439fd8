/** The end of the rejection of a list without a date; the sender has to add the date. */
export const missingListDateText = 'Informe a data da lista ao enviar.'
