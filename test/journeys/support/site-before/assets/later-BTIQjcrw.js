export const words = 'Da versão anterior'
