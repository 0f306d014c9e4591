const HEX = /^#[0-9a-f]{6}$/;
const WITHOUT = '#0f5f5b';

/** The page's style sheet on the year's colour: a file of its own, since its policy lets no inline style through. */
export function writeStyles(colour: string | null): string {
  const ground = colour !== null && HEX.test(colour) ? colour : WITHOUT;
  return `:root { --ground: ${ground}; --ink: ${inkOn(ground)}; }
${RULES}`;
}

/** Whichever of black and white stands out more (WCAG 2, relative luminance). */
function inkOn(ground: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(ground.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#101010' : '#ffffff';
}

const RULES = `* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  display: flex; flex-direction: column; min-height: 100vh; margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/24px system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; overflow-wrap: anywhere;
}
header {
  display: flex; align-items: center; gap: 12px;
  padding: 10px max(16px, env(safe-area-inset-right)) 10px max(16px, env(safe-area-inset-left));
}
header img { flex: none; width: auto; max-width: 96px; height: 36px; object-fit: contain; }
/* A kit's logo may have the colour that lies around it. */
.tile { box-sizing: content-box; padding: 5px 8px; border-radius: 8px; background: #ffffff; }
header p { margin: 0; font-size: 14px; line-height: 18px; }
h1 { margin: 0; font-size: 18px; line-height: 22px; font-weight: 650; text-wrap: balance; }
main { flex: 1; }
.place { background: var(--ground); color: var(--ink); }
.about { max-width: 60ch; margin: 0 auto; padding: 20px 16px 32px; text-align: center; }
.kind { display: grid; place-content: center; gap: 12px; flex: 1; max-width: 34rem; margin: 0 auto; padding: 32px 24px; text-align: center; }
.kind h1 { font-size: 26px; line-height: 32px; }
.kind p { margin: 0; text-wrap: balance; }
`;
