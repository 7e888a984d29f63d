export default function BottomAd() {
  return null
}
