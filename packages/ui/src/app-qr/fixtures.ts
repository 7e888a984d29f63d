/** A picture of the shape of a code, for stories; it leads nowhere. */
export const qrForStory = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25" shape-rendering="crispEdges"><rect width="25" height="25" fill="#fff"/>${Array.from(
    { length: 300 },
    (_, index) => {
      const [x, y] = [(index * 7) % 25, Math.floor((index * 11) / 12) % 25]
      return (index * index) % 5 < 2 ? `<rect x="${x}" y="${y}" width="1" height="1"/>` : ''
    },
  ).join(
    '',
  )}<path fill="#fff" d="M0 0h8v8H0zM17 0h8v8h-8zM0 17h8v8H0z"/><path d="M0 0h7v7H0zM18 0h7v7h-7zM0 18h7v7H0z"/><path fill="#fff" d="M1 1h5v5H1zM19 1h5v5h-5zM1 19h5v5H1z"/><path d="M2 2h3v3H2zM20 2h3v3h-3zM2 20h3v3H2z"/></svg>`,
)}`
