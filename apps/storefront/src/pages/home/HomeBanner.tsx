export function HomeBanner() {
  return null
}
