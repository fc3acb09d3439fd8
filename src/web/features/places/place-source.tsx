import { OutsideTextLink } from '../../ui/outside-link.tsx'
/** The bank's page with the list of each state. */
const bankListsUrl = 'https://venda-imoveis.caixa.gov.br/sistema/download-lista.asp'

/** Where the figures of public pages come from, closed until somebody asks. */
export const PlaceSource = ({
  demonstration,
}: {
  /** Whether the listings are invented. */
  demonstration: boolean
}) => (
  <footer className="place-source">
    <details>
      <summary>
        <span>
          {demonstration ? 'Dados de demonstração: imóveis inventados.' : 'Dados da lista pública da Caixa.'}{' '}
          O próximo preço segue uma regra observada nas listas; a Caixa não o publica.
        </span>
        <b>De onde vêm os números</b>
      </summary>
      <ul>
        <li>
          Os imóveis, os preços e as avaliações são os da{' '}
          <OutsideTextLink href={bankListsUrl}>lista que a Caixa publica para cada estado</OutsideTextLink>,
          na data que está no alto da página.
        </li>
        <li>
          Mediana é o valor do meio: metade dos imóveis fica abaixo e metade acima. A do m² divide o preço
          pela área que a lista informa; quem não a informa fica de fora.
        </li>
        <li>“Novos” e “saíram” comparam a lista com a anterior do mesmo estado.</li>
        <li>
          As distâncias são em linha reta, entre as sedes dos municípios. Arremate não é a Caixa: antes de
          decidir, confira o imóvel na página dela.
        </li>
      </ul>
    </details>
  </footer>
)
