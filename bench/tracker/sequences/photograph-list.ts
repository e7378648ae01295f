/** The side of the split that a photograph is on for good: nothing is trained or tuned on `test`. */
export type Side = 'train' | 'test';

/** `plain`: one subject cut out, put on a plain ground of this colour. */
type Source = { readonly package: string; readonly folder: string; readonly plain?: boolean };

/** A file of a Debian package that becomes the photograph `name`. */
export type Photograph = {
  readonly name: string;
  readonly side: Side;
  readonly package: string;
  readonly path: string;
  readonly plain: boolean;
};

const sources = {
  skimage: { package: 'python3-skimage', folder: 'usr/lib/python3/dist-packages/skimage/data' },
  sklearn: { package: 'python3-sklearn', folder: 'usr/lib/python3/dist-packages/sklearn/datasets/images' },
  faces: { package: 'gnome-control-center-data', folder: 'usr/share/pixmaps/faces' },
  lomiri16: { package: 'lomiri-wallpapers-16.04', folder: 'usr/share/backgrounds' },
  lomiri20: { package: 'lomiri-wallpapers-20.04', folder: 'usr/share/backgrounds' },
  mate: { package: 'mate-backgrounds', folder: 'usr/share/backgrounds/mate' },
  ukui: { package: 'ukui-wallpapers', folder: 'usr/share/backgrounds' },
  lxqt: { package: 'lxqt-themes', folder: 'usr/share/lxqt/wallpapers' },
  plasma: { package: 'plasma-workspace-wallpapers', folder: 'usr/share/wallpapers' },
  gnome: { package: 'gnome-backgrounds', folder: 'usr/share/backgrounds/gnome' },
  opencv: { package: 'opencv-doc', folder: 'usr/share/doc/opencv-doc/examples' },
  stamps: { package: 'tuxpaint-stamps-default', folder: 'usr/share/tuxpaint/stamps', plain: true },
} as const satisfies Record<string, Source>;

/** Files by source and side; `file>name` where the file's own name would not do. */
const files: Readonly<Record<keyof typeof sources, Readonly<Record<Side, string>>>> = {
  skimage: {
    test: 'astronaut.png camera.png chelsea.png coffee.png coins.png gravel.png moon.png motorcycle_left.png>motorcycle page.png rocket.jpg',
    train: 'brick.png clock_motion.png grass.png hubble_deep_field.jpg ihc.png retina.jpg text.png',
  },
  sklearn: { test: 'china.jpg', train: 'flower.jpg' },
  faces: {
    test: 'book.jpg gamepad.jpg guitar2.jpg>guitar hummingbird.jpg mountain.jpg plane.jpg tree.jpg',
    train:
      'bicycle.jpg calculator.jpg cat.jpg coffee2.jpg>cappuccino flower2.jpg>lily headphones.jpg surfer.jpg tomatoes.jpg',
  },
  lomiri16: {
    test: 'Bridge_by_Sander_Klootwijk.jpg>bridge Wine_by_Jakkub_Mede.jpg>wine friends_by_Aitzol_Berasategi.jpg>friends greentock_by_Peter_Nerlich.jpg>greentock life_by_Aitzol_Berasategi.jpg>life picosdeeuropa_by_Aitzol_Berasategi.jpg>picos seeding_by_Clements_Engelhardt.jpg>seeding sunset_by_Aitzol_Berasategi.jpg>sunset',
    train:
      'Dragonfly_by_Bolly.jpg>dragonfly Picture_0B_by_freespace.jpg>fig Picture_1A_by_freespace.jpg>paint aitzgorri_by_Aitzol_Berasategi.jpg>aitzgorri analogpattern_by_Peter_Nerlich.jpg>pattern free_by_Peter_Nerlich.jpg>lamps umang_by_Abhishek_Mudgal.jpg>umang',
  },
  lomiri20: {
    test: 'Painting-Colors_by__herobrine7gamer.jpg>painting-colors',
    train:
      'Fossa_by_Jasper_Roks.jpg>fossa Infinite-Sea_by_Aury88.jpg>infinite-sea Kleiber_by_Lukas_Baubkus.jpg>nuthatch',
  },
  mate: {
    test: 'abstract/Elephants.jpg nature/Aqua.jpg nature/Blinds.jpg nature/Dune.jpg nature/LadyBird.jpg nature/Storm.jpg',
    train:
      'nature/FreshFlower.jpg nature/Garden.jpg nature/GreenMeadow.jpg nature/RainDrops.jpg nature/TwoWings.jpg nature/Wood.jpg nature/YellowFlower.jpg',
  },
  ukui: { test: 'calla.png firstgeneration.jpg', train: 'city.png rhythm.jpg string.jpg the-mouse.jpg' },
  lxqt: {
    test: 'Butterfly-Kenneth-Wimer.jpg>butterfly-sepia after-the-rain.jpg cloud.png drop.png fog.jpg',
    train:
      'Valendas.png appleflower.png beam.png butterfly.png>butterfly-dark flowers.png this-is-not-windows.jpg>meadow-dusk triangles.png',
  },
  plasma: {
    test: 'Altai/contents/images/5120x2880.png>altai ColdRipple/contents/images/2560x1600.jpg>cold-ripple FallenLeaf/contents/images/2560x1600.jpg>fallen-leaf FlyingKonqui/contents/images/2560x1600.png>konqui Grey/contents/images/2560x1600.jpg>grey-lamellae OneStandsOut/contents/images/2560x1600.jpg>one-stands-out Path/contents/images/2560x1600.jpg>forest-path summer_1am/contents/images/2560x1600.jpg>summer-1am',
    train:
      'Autumn/contents/images/2560x1600.jpg>autumn BytheWater/contents/images/2560x1600.jpg>by-the-water Canopee/contents/images/3840x2160.png>canopee ColorfulCups/contents/images/2560x1600.jpg>cups DarkestHour/contents/images/2560x1600.jpg>darkest-hour EveningGlow/contents/images/2560x1600.jpg>evening-glow IceCold/contents/images/5120x2880.png>ice-cold Kite/contents/images/2560x1600.jpg>kite SafeLanding/contents/images/5120x2880.jpg>safe-landing Volna/contents/images/5120x2880.jpg>volna',
  },
  gnome: { test: 'licorice-l.webp>licorice', train: 'pixels-l.webp>pixels truchet-l.webp>truchet' },
  opencv: {
    test: 'alphamat/input_images/plant.jpg data/apple.jpg data/baboon.jpg data/box.png data/butterfly.jpg>swallowtail data/leuvenA.jpg>leuven data/rubberwhale1.png>rubberwhale data/smarties.png data/starry_night.jpg data/sudoku.png fuzzy/input.png>anime hfs/data/000.jpg>robin text/scenetext01.jpg text/scenetext06.jpg',
    train:
      'data/aero1.jpg>aerial data/aloeL.jpg>aloe data/basketball1.png>basketball data/board.jpg data/building.jpg data/cards.png data/chicky_512.png>dog data/fruits.jpg data/graf1.png>graffiti data/imageTextR.png>text-turned data/orange.jpg data/squirrel_cls.jpg>squirrel-branch dnn_superres/butterfly.png>monarch reg/home.png text/scenetext02.jpg text/scenetext03.jpg text/scenetext04.jpg text/scenetext05.jpg',
  },
  stamps: {
    test: 'animals/birds/crowned_crane.png animals/mammals/bears/european-bear.png animals/mammals/cats/tiger_sumatran.png animals/mammals/rodents/squirrel.png food/fruit/Cherry_Stella.png food/fruit/avocado.png food/fruit/orange_seville.png household/Lightbulb.png plants/flowers/anemone_red.png plants/trees/liberia-palm.png seasonal/halloween/jackolantern_mean.png town/houses/cartoon/townhall.png town/houses/cartoon/windmill.png vehicles/flight/balloon360.png vehicles/masstransit/green_korean_bus.png people/cartoon/snowman.png',
    train:
      'animals/birds/pelican.png animals/birds/turkey.png animals/mammals/cats/lion-2.png animals/mammals/aquatic/otter.png food/fruit/Strawberry2.png food/spices/ginger.png plants/flowers/daffodil.png plants/trees/holm_oak.png plants/trees/rambutan.png vehicles/emergency/firetruck.png vehicles/wheel_tractor.png',
  },
};

const grounds = ['#f4f1ea', '#ffffff', '#cfd8dc', '#3c4a57', '#e3c9a8', '#7d9a78'];

/** The plain ground of a cut-out subject: fixed by its name. */
export function groundOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return grounds[sum % grounds.length] ?? '#ffffff';
}

const nameOf = (file: string): string =>
  file
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('_', '-')
    .toLowerCase();

function photographsOf(source: keyof typeof sources, side: Side): Photograph[] {
  const { package: debian, folder, plain = false }: Source = sources[source];
  return files[source][side].split(' ').map((entry) => {
    const [file = '', name = nameOf(file)] = entry.split('>');
    return { name, side, package: debian, path: `${folder}/${file}`, plain };
  });
}

export const photographs: readonly Photograph[] = (Object.keys(files) as (keyof typeof sources)[]).flatMap((source) => [
  ...photographsOf(source, 'test'),
  ...photographsOf(source, 'train'),
]);

/** Pictures of the repository, always at hand (the shop's as they once were); the same photographs as in packages stay on the same side. */
export const ownPhotographs: readonly { name: string; side: Side; path: string }[] = [
  { name: 'chelsea', side: 'test', path: 'e2e/fixtures/cat.jpg' },
  { name: 'coffee', side: 'test', path: 'e2e/fixtures/coffee.jpg' },
  { name: 'drawn-photo', side: 'test', path: 'e2e/fixtures/photo.jpg' },
  { name: 'alder-chair', side: 'test', path: 'bench/tracker/sequences/shop/alder-lounge-chair-blue-main-960.webp' },
  { name: 'beacon-tag', side: 'train', path: 'bench/tracker/sequences/shop/beacon-key-tag-yellow-main-960.webp' },
  { name: 'brim-hat', side: 'test', path: 'bench/tracker/sequences/shop/brim-felt-hat-blue-main-960.webp' },
  { name: 'category-decor', side: 'test', path: 'bench/tracker/sequences/shop/category-decor-960.webp' },
  { name: 'category-furniture', side: 'test', path: 'bench/tracker/sequences/shop/category-furniture-960.webp' },
  { name: 'category-women', side: 'train', path: 'bench/tracker/sequences/shop/category-women-960.webp' },
  { name: 'transit-watch', side: 'test', path: 'bench/tracker/sequences/shop/transit-steel-watch-blue-main-960.webp' },
  {
    name: 'photo-cushion',
    side: 'train',
    path: 'bench/tracker/sequences/shop/window-seat-photo-cushion-blue-main-960.webp',
  },
];
