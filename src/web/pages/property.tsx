export default function PropertyPage() {
  return <main id="main" tabIndex={-1} />
}
