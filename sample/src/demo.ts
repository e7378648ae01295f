/** A text in the sample's languages; English stands in for others. */
interface SampleText {
  en: string;
  de: string;
}

/** What plays on a print of the demo: files of `media/` and of `gallery/`, or words. */
type DemoMedium =
  | { type: 'VIDEO'; file: string; poster: string; width: number; height: number; seconds: number }
  | { type: 'OBJECT_3D'; file: string; poster: string }
  | { type: 'TEXT'; text: SampleText; font: string; color: string };

interface DemoPrint {
  /** Of `media/<name>.webp`, the print as a screen shows it, and `media/<name>.pack`, compiled of it. */
  name: string;
  title: SampleText;
  description: SampleText;
  medium: DemoMedium;
}

/** Pixels from which each pack is compiled, and how large the print counts as being, in millimetres. */
export const demoPixels = { width: 819, height: 1024 };
export const demoMm = { width: 100, height: 125 };

/** The prints that wake up without an order, at `/ar/demo`. */
export const demoPrints: readonly DemoPrint[] = [
  {
    name: 'balloons',
    title: { en: 'Six balloons, early', de: 'Sechs Ballons, frühmorgens' },
    description: {
      en: 'Hot-air balloons rise and sink over misty hills; now and then a burner lights one from within.',
      de: 'Heißluftballons steigen und sinken über Hügeln im Dunst; ab und zu leuchtet einer vom Brenner auf.',
    },
    medium: {
      type: 'VIDEO',
      file: 'balloons.mp4',
      poster: 'balloons-poster.webp',
      width: 640,
      height: 800,
      seconds: 8,
    },
  },
  {
    name: 'sea',
    title: { en: 'The way home', de: 'Der Weg nach Hause' },
    description: {
      en: 'A little sailing boat rocks on the evening sea.',
      de: 'Ein kleines Segelboot schaukelt auf dem abendlichen Meer.',
    },
    medium: { type: 'OBJECT_3D', file: 'sail-boat.glb', poster: 'sail-boat.webp' },
  },
  {
    name: 'dog',
    title: { en: 'Somebody waiting', de: 'Da wartet jemand' },
    description: { en: 'Words appear over the toy dog.', de: 'Über dem Stoffhund erscheinen Worte.' },
    medium: {
      type: 'TEXT',
      text: { en: 'You are late.\nI kept your place warm.', de: 'Du bist spät dran.\nDein Platz ist noch warm.' },
      font: 'Caveat',
      color: '#fff6e0',
    },
  },
];
