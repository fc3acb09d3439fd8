export const pageTooLarge = 'O arquivo é grande demais para ser a página de um imóvel (limite: 4 MB).'
