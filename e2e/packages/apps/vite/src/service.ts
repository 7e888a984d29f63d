/** A fake of the service in the page: it accepts every favourite. */
export const service: typeof fetch = async (_address, init) => {
  const ids = [...new URLSearchParams(String(init?.body)).values()].map(Number)
  const added = ids.map((id, entry) => ({ entry, id, number: 1 }))
  return Response.json({ code: 200, msg: 'ok', data: { added, adjusted: [], refused: [] } })
}
