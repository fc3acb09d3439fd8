/** Cities whose sites can be asked for their records: what the setting of the cities accepts. */
export const publishedCities: readonly string[] = ['recife', 'porto-alegre', 'belo-horizonte', 'fortaleza']
