/** Says why there is only the list: this browser cannot draw the map, or has just stopped drawing it. */
export const WithoutMap = ({ lost }: { lost: boolean }) => (
  <output className="mt-3 block rounded-md bg-raised-2 px-4 py-3 text-sm text-ink-2">
    {lost
      ? 'O mapa parou de funcionar neste navegador. A lista e os filtros funcionam por inteiro; para tentar o mapa de novo, recarregue a página.'
      : 'Este navegador não desenha mapas (o WebGL está desligado). A lista e os filtros funcionam por inteiro.'}
  </output>
)
