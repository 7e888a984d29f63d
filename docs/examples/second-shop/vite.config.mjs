/** While you develop, Vite serves the shop and hands calls and pictures on to a running service. */
const SERVICE = process.env.SERVICE_URL ?? 'http://localhost:4173'

export default {
  server: { proxy: { '/api': SERVICE, '/pictures': SERVICE } },
}
