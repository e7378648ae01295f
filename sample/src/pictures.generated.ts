/** Written by `npm run sample:pictures`; do not edit. Picture name -> what exists on disk. */
export interface GeneratedPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

export const generatedPictures: Record<string, GeneratedPicture> = {
  'alba-straw-sun-hat-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJaQAAudDVBg7q8gAAP703pc/KweOT8gsnYTZl8X7gZchF1mk7pd8q7xjGRkdxoimW+YjXwue2bB8AAA=',
  },
  'alba-straw-sun-hat-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJZwAAudDGyCsngAA/vTPPm4LztNsnl/jzDDvoC5G6RysstHYWwcAC6Oz5c82IzoqtEBAAAA=',
  },
  'alba-straw-sun-hat-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJZgCdAEO9at4Cp4AAP70z1fgPbWNKSfkgZrjFxF2Ua0wCMvNDSYRg/tiyZMImcMziybSgAA=',
  },
  'album-photo-pouf-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJYwCdAYv1vfDlRC2gAD+8jvKyNQOUSnY1T3dVt5s1rj0YxxW0mUuYWZeOwSoYXeZn+TGHefyh93dn+KkBS6eoZ3iesq/vx8AAA==',
  },
  'album-photo-pouf-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJZQCdADcT1kKkr7coAD+84LPI1grkdm8rb/Wig/yO1d4sC5L7ndLYQR6he3KGKpRT9YE3mOgvL8SyS+6KPvDGct9TQAA',
  },
  'album-photo-pouf-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABwAgCdASoMAA8AA4BaJbACdH8AgpCc2cdpNeegAP7zgs8jWCuR2bytcjux9aT6TgTi/7YhEGXtB8keOwGNn4eAMDbJSSX7co5JXlpxWelZtzS7NmSFtf8KL4AAAA==',
  },
  'album-photo-pouf-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJbACdADdh1BDV9TgAP7zgs8jWCuR2P55O4RhJfC1lajR+P5yW7PuZfkdAlLjZCoOGB2o9qCq7/+xXyQKmrhszpaTXOAAAAA=',
  },
  'alder-lounge-chair-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJZQCw7DcV8F4Y5AAAPy0/t59Erq+5NIaWcLe+0cW0ccmO25lWTSpCI0BrrDJSt9tp3q9OWeZX5JhrLCQ13ZRDRVyRxiIgt8Ue21eLWtQAAAA',
  },
  'alder-lounge-chair-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZwAD4usqjn3cfgA/vTfE+oZl/n8NJNM6H81m54FKOfqp9k2F70zChFD5GjD5ea703u+WZDgyf0UZWp5QWndkOG3vVIcAAA=',
  },
  'alder-lounge-chair-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAQCdASoMAA8AA4BaJQBOgMXrTCUAAP7034jy4uKQQ71+6mB1cks58oVqBGtUmWpsd610ISiVmxomhwqZIkxqhPpTgxhgaIPsDgTRlIW4nPxwjcsaL6jVgAA=',
  },
  'alder-lounge-chair-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACwAQCdASoMAA8AA4BaJagCdAD2Jt4AAP7039fSnVAuGOxbRGCd5btJg5YrqogrMBr0c54wkjCjHID6pa26vV45HUmZn7OFIELdRU0lGmAAAA==',
  },
  'almanac-photo-wall-calendar-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJYwCdAEPhRdtP2AAAP5b/Q2Av+zrngdsqxyvw5M+88+I7XBuQTh1RE42/kplXc2lUZyh36mfgJ1OqfM+Rv/hhFsMvugDpYAAAA==',
  },
  'almanac-photo-wall-calendar-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJZwAAudjWaHUgAD+8jR6xRgBSkFfYYd2W3g8aN7VRP50jZGGzpAJP2JcmHwAAAA=',
  },
  'amber-room-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJaACdADcyWruAAD+8Ibz82occhgRfP6S/SSfLZLA2rGmApP3/71UhFRgaE8k7G7AAA==',
  },
  'amber-room-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJQBOgBukgJBqvRwA/vTe/pih4zyCVBhKr5DyVmiBfjzk4PTCxZAy1nCZUwAA',
  },
  'aperture-picture-watch-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJZwAAxfwIQw+8AAA/u5i5T88FvxCUo+7gzJOmH5lvpQ1aRYQX7x7fGncuAGgEcbG8AykGhhRbfMA8dAA57WEAAA=',
  },
  'aperture-picture-watch-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJZwAAlxfLJAcsUAA/vTfkWKQTNRi+2kU632rFbkxpZkri+Kt73hNzdUazzcoNuL0uFa8iaURqPlOy13GAlTsm4B5ZwgA',
  },
  'aperture-picture-watch-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJZQAArCvy584p5X0AP7038NlNkp5hObqOl9Zu9SPlBlWWHyggFXOA1G/2qyVio3xMNP0vg4Ul/DbG+gn7aEHEQBRAAAA',
  },
  'aperture-picture-watch-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJQBOgBuzOYvtsAD+9N/X0pSbGj0kX4c2bSJX5oN98fOpF/u2pCxPBQ2rDCVo79nOrLowpqsP9//V1ICYAAAA',
  },
  'beacon-key-tag-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQAgCdASoMAA8AA4BaJYgCdADdjPS7C6wAAP7zgjRzb+fGAwf44ll3gfBhf8q3XeLnUlekYdanproWcTk5zqc3TjBPs7nJftooXytWDVhumA+TZM1RAccawod/uY6MB5rBQAAA',
  },
  'beacon-key-tag-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAA8AA4BaJZwAAt0AKELB7k7AAP7zdVQ1ayS8yE60fBhr6dNlMvphWlwIaZVx9pk0/fqCsVtgAA==',
  },
  'beacon-key-tag-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAA8AA4BaJZwAAudQWSMYAAD+9MudHFPHWc2HsToBuUWXTp7XZU1Ab0IAAA==',
  },
  'beacon-key-tag-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABQAgCdASoMAA8AA4BaJagCdH8AE7sOpWSFnvQA/vOCNHFjvLRfPDufrEET8j7pIlF/sPwTc9Ts229CtoX2ObgZNE2wVTwncfTzB65qvWcfVKTVdEskxjGP9KQRn9bu3Q+8Y7xnOvAsNgAA',
  },
  'beacon-key-tag-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJZwAAt0AKCOHjgAA/vN1VDVrJLuW2TVtA8CA6pEOPsZ5m1BX5EkUKjpoewB8gpWCANkCyAA=',
  },
  'beacon-key-tag-blue-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMAA8AA4BaJaQAAudgErOJQAAA/vTLnRxSOWc1MB5yeb9W8v/hurCAAAA=',
  },
  'beacon-key-tag-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwAgCdASoMAA8AA4BaJbACdADc+bBn+lDRgAD+84I0cWO8tF88O5+sQSOytEH8SMDWpY0C8gxI8nv0hSXtIWsHBiuglU1VOLC+0+io7fxYC45SowreAMMtpAqPQAAA',
  },
  'beacon-key-tag-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoMAA8AA4BaJYwC7AELYJx+yblMAP7zdVQ1ayS4YFSiSkP/MDV/N+Gve7njl5owxOvGzEPAAAA=',
  },
  'beacon-key-tag-yellow-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8AA4BaJbACdADaPpwngjfTAAD3xPUOyVcQScsxkPAnB74hl2Y/SBYUp+OWBfw/gPXszkuHj/OG7Vp8AhnAkzHO2gAA',
  },
  'beacon-key-tag-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoMAA8AA4BaJZwAAudgJi02IIAA/vTLmeKEB/kfSZoxTfhVbYAAAA==',
  },
  'blue-hour-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJZgCdADbX59CAAD+84Js0RvTzptj26MOPfCfiIfWpklZLlx4dXAWSXc0+x7puunVYacJ1AA=',
  },
  'blue-hour-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJZQAAueG34UvsewA/vTePypLRQ11XZ38Phes7mBSeC1dTGpv6sdB8A9w90D4AAA=',
  },
  'breakwater-swim-shorts-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJaQAAvmHuluRBAAA/u5mOf9pVzrY441zZvohLTOcIeYprvP+pg67FmSE4zNsiGWtkgOSnq3JzOSg8BlKtgMFv2LCAA==',
  },
  'breakwater-swim-shorts-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoMAA8AA4BaJaQAAtqfX9fkAAD+8nCBfJwtxhYnY0D0PgX7+dUBp8TqrTQWj0JWDLXB6/jCSEmWhl6kDGfMOfvdzn2YDrD8CAA=',
  },
  'breakwater-swim-shorts-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJbACdAEIZ6uNWkAA/vI72A0ze6M8Fnk4gIywa4Cm5Wd/9Xmk2NO+Hz43ledJwdwa67xkwBoH5gEnXo7vpcRr7xtKs+6X5Ae8QCvNiuwAAA==',
  },
  'breakwater-swim-shorts-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwAgCdASoMAA8AA4BaJbACdH8AF7IOmbVXwAD+88lfLNO5FrW0d2JeHJxI9j7V4kAyuyVhnNrIX9ETcWykFCRjzzgbcJQOq3JRmvCNW5MktREhE8SlbAAA',
  },
  'brim-felt-hat-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJaQAAvrdi0FDQAD+9NSWS+JmdtXTivR+FyvoHTqB+1blFaQPhjgZrOqMfoF9y4iMc6ZBFEOEFJZBAOkhIAAA',
  },
  'brim-felt-hat-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJaQAD4SQbOgybKAAAP70zz5tU0NA+BV/XGf8v0Z7NYxwCt082kik0h/bQkIoQYNeO59ibRoEAA==',
  },
  'brim-felt-hat-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABwAgCdASoMAA8AA4BaJZACdH8AgjS/0MUjPD0AAP70z00H8HHpTztoZCKbnYBUh55qH+rMf/JxevvmArB/yNldvA0CA5cAAAA=',
  },
  'brim-felt-hat-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJZgCdAEPAwETTgAA/vTO9DPRr8yxZP4SZfYw3W1f8+c7FKJDh1f4+6IjX/+PtYAAAA==',
  },
  'carrier-weekend-bag-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAQCdASoMAA8AA4BaJZwAAl1x38WlwAD+7j0Vuxbwm8sMnlssRdQoWz/3ur5uDJlZGwotEiT1lz0CV2p6rL894JYT8YNBtnmrEPfwaC8AyhrwQIAAAA==',
  },
  'carrier-weekend-bag-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJZwAAueA7dVAAAD+9NwCLyCiXjJtX28x9gykgv4DH3/hwvDYGjs3QSMafOWrs6UF1pICtvJEWY3CfxBnAgAA',
  },
  'carrier-weekend-bag-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJbACdAEO43tFs/gA/vTcAUBRh93y3DKvQAOm6ha23OuFidWJXNtdYkMrs8ozEQ5jqQ1KX6X884AA',
  },
  'category-cosmetics': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAQCdASoMAA8AA4BaJQBOgBrY8AAA/sPenWGylWBtRIZk8qNeizsDRS37TRZ0S4+qJbNKq410KLLQ3XnbkahzObiFEWgvBYycyt0WQQgAAA==',
  },
  'category-decor': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoMAA8AA4BaJQBOiP/wMGFqA2BAAP7zip/JXZtZQzBT2HpLT7WhgtI5sSSqmJjvazbmcPeeV6h3B2IsrsFX2VYmbExnCirHGt7MTDDeNYmLQYzxgAA=',
  },
  'category-fashion': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJbACdADdp02FzF6iAAD+8jqF5d5f/foijSKbFC5tC2GpRGkP9ZN7MUOJSq3lVYEuj7pDy29XeQHowH24om3QUF8VKK3ZvgV3GzXnGYAAAA==',
  },
  'category-furniture': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJbACdAELZAh0UeRAAP7zzBj1lzpuDQPW1Pc3TU6y38BxjzvvegciRTGIzY/VFSWmaZ/bmuvJdTkpBPPAp2i+JZvcZR9TQAA=',
  },
  'category-jewelry': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJYwCdAEPAt4mxvCAAP73B93RSOViKcatjlcV8sNHLx3AJb2DmQfrIy05DSGGA0N4nqs+Aq4waGfq8AA=',
  },
  'category-men': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJaACdADbpU5WwAD+8eoRlRWpna+P9yTgHp6AypLUFjkIvAcMceJ0LIP1fawVA2weCDDDtcH1Vyn4fjyAAA==',
  },
  'category-perfumes': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJQBOgCHd2BPEYAD+02ySg9QJFg0HmVlGw2yoLWQIDJlCsGQSaupCnBb1jbebeukcocE/B0KWgAgA',
  },
  'category-swimsuit': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJaACdAED/OvTO/T8QAD+8jicKa8fegqnKVJzumJiB9Tycb8MUMEkYvciPoPFW74b8yrZM/uu8Ixc7+AqSNkLq9rxBAAA',
  },
  'category-wearables': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJbACdAEOkhn1EAAA99rzsPX+1gdvmdj2rf/ltvo3B66CW/I8s4972dpF5xeGBJwBp8Y9TtMYuLItSbKQWlLAAAA=',
  },
  'category-women': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQAgCdASoMAA8AA4BaJbACdADdRKFHr5VYAP7yOVtl/aeJ9kHO+MXRTWXj+25GxeaoGJhNxp8oEi6+ZoEku7VdH0YNZ3q2ulNPGSMjP0+iCheJk2cm2x82hmEWAA==',
  },
  'charm-photo-bracelet-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAA8AA4BaJZwAAven4ePhXAAA/vOSTijSPs5HqTWC1MZUVeglnrUx7VYdFz9kqmPwAA==',
  },
  'charm-photo-bracelet-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAA8AA4BaJZwAAudfJtqk3gAA/vTO3URf/qCTruaF9aFOzIZUlfifqR2HNpQgAAA=',
  },
  'citrus-travel-cologne-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAA8AA4BaJZwAAtz+Uc3IAAD+7mTk+gbwze98cVTDPN+KWArQ+bEE0iHimqCqAgA=',
  },
  'citrus-travel-cologne-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAA8AA4BaJZwAAp1HMq9gAP703u7qi2hvkmiPTQ9+g8cL8NayU+YqMIAAAA==',
  },
  'citrus-travel-cologne-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAA8AA4BaJZwAAlvsyoQA/vTe7tMdx31mdYTdIh1Lz72nfiW1kA2QAAA=',
  },
  'citrus-travel-cologne-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAA8AA4BaJZQCdAD0gxBqAAD+9N+CkExMsZKJOnSONCNT4ptbKtltQAA=',
  },
  'clear-morning-cleanser-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoMAA8AA4BaJZQC7AERH0zfBX+AAP7uWJBYBxix84u+DtDLMsgv4p6PvAPXrFPuItqAAA==',
  },
  'clear-morning-cleanser-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMAA8AA4BaJZwAAlw4Z8Yc85AA/vTfvWcEXm/Po2aSgg4I+1MMW6FMAAA=',
  },
  'contact-sheet-poster-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoMAA8AA4BaJZQCdADbpUpwpAD+wAy5d9ImzJRcMfr70chMeHt+EcO+D2tOvIQNFGsEeVF/3f/7yWkgB1javspYAAA=',
  },
  'contact-sheet-poster-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZQCdAELz43tte1AAP7uWinbbm3dBV9OprK35uLqzIAIOTj+Ks2uqpfXDXPf22luTvM8kJ1RUTT5B5wKhrxCkAA=',
  },
  'contact-sheet-poster-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJQBOgCIcrLXDs3YAAP7wpIrfKFfaatri53ElDqt9mne2cju4qXr1+POG2Ba+GKmdZwa9a0vOhL/gZRp9CUbJHP93dZSAAAA=',
  },
  'contact-sheet-poster-natural-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJZwC7ADDmAip8DAA/vPBYI7nc6Pu3nXTLT/XANS1fcCnCt+WGP+jSz132WD1yMEAi7Fe88V4SaaYNoF2mAAA',
  },
  'cooper-side-table-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJaQAAt0GhFqq3AAA4jhRnVyTVgRrFVnjTJb5HXFw04iptHFzKD/NluTbpDUD9dfZnCrKSyEavU93u7hWhDP95T6RIdDkKW/S6xFePhAAAA==',
  },
  'cooper-side-table-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJZwAAvp+xNnwDAAA/vCmtbK1blk7oWsFA2LvomgNM83Ww3JXXPEQ4SxXGqLUgu0Y7UGauLf9fTczgQAAAA==',
  },
  'cooper-side-table-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJZACdAEOxoNhFQAA/vI1V3ch/fcz/C6NiWEnanMyYRXxDeRaQOQDW2ACAV++7gX8xrEQAAA=',
  },
  'cove-racerback-swimsuit-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJaQAAxbrkqdJ5MQAAP7uW0UzKkRlx7utW4E6hc6l6yh4WxWNFX1IawLhpIbN7EJpf5uiT/B5vT6FCmTYAAAA',
  },
  'cove-racerback-swimsuit-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZwAAh++PXdI4gAA/vTUq9ntRdC5UfdV35NrO8eGxqozfnYLpzdIpZK3IZ64PzwnE5g5/MW6l41YmmasXYYusCAAAA==',
  },
  'cove-racerback-swimsuit-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoMAA8AA4BaJQBOj+ACdZw6bAAA/vTYm8W1Fe+sjD8gmdfGxnOWf2DMC+sl8OceNlSbWDRmMx9fqPzgl1xr/yMjOxV/7ToNgiLReR9N+HUMbOrUQAA=',
  },
  'darkroom-cufflinks-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJZwAAuWrQGNm0AD+9M6vRo2FRztVllYdEatABCeC/4lf3Z5vH1rvg0SzEkCxK7hKeV30SEsq6Wf762lIAA==',
  },
  'darkroom-cufflinks-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJZwAAudAl5m9AAD+9M89Hlamnc0ci35MIWMdZa7rWtWTNy2tM7h4Rck3Kd7wi8YEAA==',
  },
  'darkroom-cufflinks-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJaQAAudAlVOUAAD+9M89Hlamnc0ci35J5xCLTV3WtasmZEpr3jBCkLDAdW6AIAA=',
  },
  'darkroom-cufflinks-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJZwAAuX5KlXVCAD+9M9Mn6+kJhKIOhKX6KFh4h7bA6x3UxTUCpO4KZv0Fy8eePwAAA==',
  },
  'dew-point-face-cream-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJZACdAELLJzzYWAA/vTcAeT/QelV0A6YA9ep9hhr+xcvNilO8bmYNZC0074erfB9LWXr9KeffIAA',
  },
  'dew-point-face-cream-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAA8AA4BaJQBYdiHgfal6gAD+9NwA6pXcjyOHt2IEmzcrhRr1poG0wAJJQuMK4AA=',
  },
  'drift-wool-scarf-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJaQAAxYHuiSzAAD+8Ivcw2h2/hXSnjUy618vUJcGv1SbT8vaMrLl99/r5Ip86XHWpBEgEj6UkAAA',
  },
  'drift-wool-scarf-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJZwAAubd6hXHnAAA/vYDd+/lE/IOg0hZKNKoAWfBvTSCykkl5dfWzEuZED55s+XJDH6E5sW6JofAAAA=',
  },
  'drift-wool-scarf-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJaACdAEO0hpo0sAA/vYFjYCAOQRHXMOONHqRMDP4TOEsfcrsGPPwoG/6nHCagOLB66JwswrQtwkAvpgkdokKAAA=',
  },
  'drift-wool-scarf-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJbACdAEO0i87IYAAAP72BghTkS0RRNyvQU1hg4v2G9mE9baJPvdoN4qcoyvb/J8iOhH01f9m728MAAA=',
  },
  'ember-satin-lipstick-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJbACdAD0a1BkAAD+568ggqlj+gJ9cSnGplbFgZtJu2Pn37WfNmVfp8HspQ0hO9LPuWbGEPiuDTSpWiAAAA==',
  },
  'ember-satin-lipstick-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJYwCdAEQ/brPTwAA/vTc15vELexMcLbK6yq7HSeYmO4Mxg5exo9HrhHh5OAA',
  },
  'everyday-canvas-tote-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQAgCdASoMAA8AA4BaJYwAAl3Xoz2VD2UAAP7zxABmZU9NgSfWr1KIt6nCzZVzE1QEL3psnWvX6QoGPNnADK7wQ07VKMI82ZVUbCq3QSd7GlD6DDhm2wN1AT7xk3rvdMEAAA==',
  },
  'everyday-canvas-tote-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZwAAlmLIxx0rYAA/vTfvWn7VGDzWPKwY+5rMj38i1yfaSssnNjUtPczB/WmflccLEwfwFdrSSR6L/NKa/0WtKJz0Z34AAA=',
  },
  'everyday-canvas-tote-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJZwAD5CNavRGkCb6gAD+9N7uyDdEHxlWTsTJ9zRBRo2AoYLY2edilgNnMudJlnWb24D4WU0OPmSmImfZoaCTT2QIAA==',
  },
  'everyday-canvas-tote-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAwAgCdASoMAA8AA4BaJbACdADdsbRSO/VTgAD+88P+tlHsNoSfSiQrVgry481rUFFlUs1DNNRaGsvzv4DO+P+1DBU+PZo6HrccxBQ6rcPF+CCKZnRQBO6ANiQtikEOy+btmHoUQy7Jg+AA',
  },
  'everyday-canvas-tote-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJYgCdH8AE5ku9u9AAAD+9N+9JeYbpHKUYYI/BGPpIUd8my+d4nQX7BiJLuIykqnNp57D2Oga0k73JyR2F/7DtJN2pXYUCbujud+LIAA=',
  },
  'everyday-canvas-tote-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJYgCdAEO9bMUusm+0AD+6uoF5nRjthlPvukNrElEos55/SGu+/UbbE1wfyJam6qB7wwd6iPdXWfJtsa8bdGXFyUE2RHOsENpcaUAwWUgAA==',
  },
  'everyday-canvas-tote-blue-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwAgCdASoMAA8AA4BaJYwCdH8AE75ql0pksAD+9N+ChFlqt00u40ibK2pK1qWkpLcxkTK3aqYlKPCf1wqaT9aetbmWm4A3jHxQOdrthVqzZnweSCYLAAAA',
  },
  'everyday-canvas-tote-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAABQAgCdASoMAA8AA4BaJbACdLoAAvmbAbSoWwAA/vPBhvaTC4z9GHJ9Lygm7qEqyA/cGWJHMRVj7Th5lmXb0OQ4rDA+kn13xed5GlYovrMM/9ZuGOwdm4paLxEy1HsuQTi4AA==',
  },
  'everyday-canvas-tote-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJaACdAELT3TLu/toAP703j2bHkqOKSHo4IPHMMYA+GVKr2xgrnYNS5utuMg5QRETDsdt5GXb5mkw1FJjMrwA',
  },
  'everyday-canvas-tote-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJZACdAEUVCt3FKAQAAD+9NxAqKo1u2REbUPZmX5nHd0NwRRI8VorkPU8b5jIkeBg0EpCx7wxvk6gNBVQzCel7OzgAA==',
  },
  'field-leather-belt-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADQAQCdASoMAA8AA4BaJYwAAt0KejIhYAD+7j6bx2wXw+90Y/bTcaZK54EzymwHKA/uh/w3As1+AnxbCQXUpV0xmnrVWi/+iJZONRuUpHKRYPw5+i8sOAAA',
  },
  'field-leather-belt-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJZwCsAEOzoR2c2AA/vTPGI07s8mllDkax/EwEm+3Mi9T/J8IHX1ZQIg+a2QAAAA=',
  },
  'field-leather-belt-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJYwCdAEOznrZOAAA/vTPGI05hWb9m6vtBeEzmpNHvsYcVPX7dEnotEISaAAA',
  },
  'fjord-dining-chair-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQAgCdASoMAA8AA4BaJZwAD4wRdR+aH/4AAP5fMwzdJnWB17nAVbaBrHIn0g2/L/o1EFHco3Bh50KF7D0x0F/IDrSk5/fY4Cfzflurow/eudphaXr5L62y+xowzdyfc4QAAA==',
  },
  'fjord-dining-chair-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJaQAD4/Pv/i9rfHOAAD+9N3BR/Mr5tBHTAUUyuIxPeuuEb5+/7y9Q2E1mf6g3ykMcEy4B1OjTRADYhqzZ24kVWlUAgQA',
  },
  'fjord-dining-chair-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJYwCdAD6m82SloggAP703v5mm0bq1kE4ppt84LMYL0fcsmGmTpZBMmIXr7Joe2WlVvw4MrqmDc0k/L49EpT8TFIxG32K0AA=',
  },
  'fjord-dining-chair-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8AA4BaJYgCdAED/6CfsVbiAAD+9N/Xij4sNbGOCw9T9cWIivlloTJxS3fJpPzL7bwkLSNrSYxMRW7wMZUFjNOEKgAA',
  },
  'halo-over-ear-headphones-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQAgCdASoMAA8AA4BaJaQAD4ruL7cCWBAAAP7oqMZcdyHr1Zu+m57r8hQfN1UDti6KPQZo+KFr68xMPQISbYH1iWHWoVHwrJ6xNab9oZv2bvLByyaJ0tSzVVgVRHfq+LUcgAAA',
  },
  'halo-over-ear-headphones-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZwAAtz/83bYTYAA/vPJYp1jFbKlRJ3nTJWUR8MjofslfPFLBBOXQ9eSuT+0UkWObA8oM8cx0fNn6/yk3S2suc5eqTv8IAA=',
  },
  'halo-over-ear-headphones-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoMAA8AA4BaJZwAAtz/mtjZAAD+88lfKuiS0rCrbBy/rU+t/6X5De7uYGfypkJXyPb2TFY0F3Wgl8tWEpgoVh8a0eOesuc5eqTvAUwA',
  },
  'halo-over-ear-headphones-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoMAA8AA4BaJZQAAtw4ZJ94QAD+88MR8/GxSZhjmIr2BcXSMZ6cvYa31PKxwCga1tytTdCXXpkC2MVbQXXqUlIht3E4j82vB7mJZigA',
  },
  'harbour-leather-shopper-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJaQAAusyQMYAAAD+67wjrKqzWVk55jcm2eJ8n4/7I4n9gRoeYPtnh7ElNAdKiuhRwCD+f5xXd+3j3h70IpjdG2AAAA==',
  },
  'harbour-leather-shopper-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoMAA8AA4BaJZwAAllfMNqAAP7039fMZxZU103fnGMcc5bIPzuA5JrNB8Mj4+7p7if7tRtuSec+eTSW25GpbvejfmxxQUAA',
  },
  'harbour-leather-shopper-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJbACdH8AE6W1UBEp4AD+9N/XzGcWVNdWVfTyx/vrCZV5hgg84SrXMsOo/x3KyUSuw7eukfLpGF/hsbAQ6UXnWbdNMqmdz1/KkuuAAAA=',
  },
  'harbour-leather-shopper-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJbACdAELZQSshtQDwAD+9N4gxxlKjeOI+LdZftA9VvbGvSwkEfZ9Pi3sAYJDC0x/t2DA3I656Y7GqKYUHXpbodwnSPZs1DwAAA==',
  },
  'hearth-photo-mug-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQAgCdASoMAA8AA4BaJZQCdADp5e7uUD5AAP7karv0g8Xvd3/n2OctuP01VLGa6x0Kj+p+h14xeTuAwyPpELRAe0naBvvjlYzG+52qpaW1D1M47sD07oC1KjgAAA==',
  },
  'hearth-photo-mug-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJZQCdAEOenscRB8AAP70zxm8/CO/f5sLNlZMAkONvpmkgFyAjhVkOLQPnAy+F4joCetyAAA=',
  },
  'hearth-photo-mug-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoMAA8AA4BaJZwAAtzCUycDxAD+9NyEa127Ng6GSRqfbjs4tf0YQDw//IjGSnTplPSNBWx16s8++kTRVbYAAA==',
  },
  'hearth-photo-mug-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoMAA8AA4BaJbACdADbYKx18gQA/oQY6PLfvNXTX2TgvT2lC2KLYcD+HxbJQVQzYmb+ZZgYeRFl29HDhh4D302ISsOB3KT8OsOa0tvi2VWGCvgYywKFpaTDuU4AAA==',
  },
  'hearth-photo-mug-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJZQCdAEO9cYJq3UAAP70zxm8/CO/W/qu1odrJjtKJaRutL+JG+fEL9/Snlybc7pmaZmp8ga+KOYt6AA=',
  },
  'hearth-photo-mug-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJbACdAEOWruKAADJiYG/G4ricsjCo/Fgr3lfdWdfWkgiIMmEr3QMjZsVTD3QB6DyPNKnowCEK5gicoAAAA==',
  },
  'hearth-photo-mug-blue-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZQCw7ELYTZc4DYAAP703IRrV1lQ0hrpl7jO4n8Dgk5xAh19AYZ1BhNRXmn9TKjSlOVJES7w9IxePrKQBb0AAAA=',
  },
  'hearth-photo-mug-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJbACdAELZYkwDPTMAPzYWuX2pX4NsHcMpuCcGtbILG12N/KGPSQl9YxDIU5/PzMPIgmX2f7Cm7yodhODMIsgN3TDG3jZkAA=',
  },
  'hearth-photo-mug-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJYwCdAEOzoMmdwAA/vTPPmIJvV2sCzAbN0DhBtxTPakq8ApeoUaDXKEqDYp0g9HSMwpAAAA=',
  },
  'hearth-photo-mug-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJQBOgCHhp3slzxDwAP703AFASzCH2Z+omQnA1ZmesdvcC9rMFwpMQnm1VKIDLmtACmb7SFXhAAAA',
  },
  'home-hero': {
    width: 1600,
    height: 1280,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAAoAA4BaJagCdAEQArKhp1OAAP7uNVA36vsGJWi8x9r4sNJ7w2BsIBcQHR3IhC05CWWUFTQlLGJ0lvjgAzVU4dcdpTufKAAAAA==',
  },
  'home-step-1': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJagCdACIUB1tmAAA9wQanJlOmSvbpfvpoaJUtDhCnlotHg5B+w76izNwJz/m2by7CD7oXc5ScO7AKY/UMbF8AAA=',
  },
  'home-step-2': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJbACdACkjWpjpcwA9wQanJlOmSvbry45reerXZe5K6qh1pfEondqeRUSWlqgNhKOB/UIkvd2xCZLnIdFMfqGLpAAAA==',
  },
  'home-step-3': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJbACdACenmvN6OgA9vzd30avEQDBnVYY16Zl5AAiYiJKmFxfuIcSdTwgFBkC9F7Y1em6ZPaBI/TjWke5NSFUdW1rgAAA',
  },
  'keepsake-compact-mirror-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoMAA8AA4BaJYwCdH8Agpi/O2arwpwA/vTL/6NA+EZYgAu8gMv8D+hF9V0zq0V4Ay+tNfVh2CqzVS2AulFinYqzefhKgrDoTyJuagAYcMAAAA==',
  },
  'keepsake-compact-mirror-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJZwAAudPbqLYxAD+9M7y9brp7XQl1VtBAdBAc5z6jE/Ss4tXGhnvQHQSjmrbAAA=',
  },
  'keepsake-compact-mirror-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZwAAudPVROWAAD+9M7gYnDa3Ql1VtBAdA57QFDebmu8TCkE9Mnc1xxwAA==',
  },
  'keepsake-compact-mirror-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAA8AA4BaJZQCdAEPAFLJkAAA/vTOTMLarke045vPccnJ/GWyxgetJRf3+nAA',
  },
  'ladder-shelf-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABwAgCdASoMAA8AA4BaJZQC7AYuHn1VfYeXERYAAP7h0bH5taaVBOeF/iw7Ytzu1qaFua237nEuaprWT5Ctf73o4Pxk2hDrxi2DKoSQ4+jAW9ct8uD9BxMO0PSKML71QV85JcgA',
  },
  'ladder-shelf-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJZwAAlwwEhj4KgAA/vTfwl+Elrkh9eqLSWmdbgVSJM/JOgLQEvn99VKOYNnoJcqjtRZFcfgAAA==',
  },
  'ladder-shelf-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoMAA8AA4BaJZQCdAEO+ovEFNjAAP703iLNzy2467viaoZ0ltWoZgP0vpSS4Y1HM1cDC16cAAA=',
  },
  'lagoon-one-piece-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJaQAAlxUNKlqowAAAP7wprW+J7uC9sNDHUAP2edb9F00QuxwlZQAJTzPwdjaUVu0zh3zv4/9T9NDVw5pGfEr3mJpDpsIAAA=',
  },
  'lagoon-one-piece-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoMAA8AA4BaJZwAAlvLXnaMAAD+84ifremVr5c6Xb5gJw1tY3M33o1sllnWS+uvEnnsQS0WJ32MbBwrnOLHXRyafoEVbr+3dKhAgAAA',
  },
  'lagoon-one-piece-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAQCdASoMAA8AA4BaJQBOgBujf2MyAAD+84HKzpjZE0TpRTWhYgVjEgvsH81MJ+M59SyIUSB+eGQWa58D+6+z+H+kMaV7lq4bAOfVUBc2yacKwAA=',
  },
  'lagoon-one-piece-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJZACdADdHF67aaAA/vTfvWhDpjQyTNVUs65t0nM3zkk3IvHJwUUaR8gKOPZM0vQtryEedUxtRSbM5oAAAA==',
  },
  'lantern-photo-lamp-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAABwAgCdASoMAA8AA4BaJZgCdAYsPwG/9NOegi+AAPa+XfqNdesJN5Pm1JmDl+jm1SPH7XxgV1T+6q4rWbRnvIGzcaSUc6KYGKTZy8+7LcQrnYy+akjqW2JUQqKMR+Dngj8fDUCcil4fd4zNuamQAAAA',
  },
  'lantern-photo-lamp-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJQBYdiFsG60L/mAA/vPC776Hs9jKkQQnBb8lfiygeL37l0/TorqDqOvUfW8Mf5G7cBDGgAA=',
  },
  'lantern-photo-lamp-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJQBYdiFsG6UkYW2AAP7zwu++h7PYypEEJwW/JX4srd8B9gx8/7V8ur+5vrClxsoTtZGwAAA=',
  },
  'lantern-photo-lamp-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJQBOgCFsG6UixYAA/vPC776Hs9jKkQQnBb8lfix1dV3wwP8NxPQjg4qLH0eR5pBmfpkAAAA=',
  },
  'latitude-bar-necklace-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAA8AA4BaJQBOgBugmBKAAP7zdybzwQymYAnglovqqVH37egNzIE/xAVIAAAA',
  },
  'latitude-bar-necklace-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAA8AA4BaJYwCdADyoBATS4AA/t/C52meuuKLLAX8uRVpPzVabr7o94Sa81GQAAA=',
  },
  'ledger-card-wallet-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoMAA8AA4BaJZwC7AEPBlEwFh0qAAD+9M71W7/Uv+GUK5L//GPBa9EhoA4C6o7WG0n4VnTz5Yn2mlhqJdjtUsZ3gozugBJAAAA=',
  },
  'ledger-card-wallet-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoMAA8AA4BaJZwAAucYHKHQAP70zz5r1lxTP/NaXPbmgj3IMm7pK4/C56djpLwiyQTlPgegmqe4FmOgQAA=',
  },
  'ledger-card-wallet-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZQC7AEOznrZOAAA/vTPTQQBkMBgajikfGU7V3phvfBxOMZq9/A629PYQH0Upg9t+AAA',
  },
  'ledger-card-wallet-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoMAA8AA4BaJQBOgCHgAJWo3GEAAP70zvL4geBlAQ6EEqyZp/VnXzzaGeYrSkQpX9L0JiwAAAA=',
  },
  'letterpress-soap-trio-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJagCdAEUowiBzbgAAP7yEmsjpg06Dvbnjv+S6dzr6MPGY0LGlnUBW9zRKMCckNnwuyoWWMuPJEa+wAA=',
  },
  'letterpress-soap-trio-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoMAA8AA4BaJYwC7AEPAwmVTKJIAP7zcuMaVwhzcL+IrSQYRbvyuynzD5uWd1p+bWbs0YAA',
  },
  'letterpress-soap-trio-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJYwCdAEO9b5sdXMAAP6vVMOPjpxGPknYpDe+AhomzDSIcM95nQ6bFY7cZTLjsnAZ+z/DC/MsMh+pyFD6vAAA',
  },
  'letterpress-soap-trio-natural-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAA8AA4BaJZQAAudkVKT+kgAA/vTMKHllkE5PLJXjkFVDkwaAE12QXNjOgdI5+lngAA==',
  },
  'lido-stripe-beach-towel-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwAgCdASoMAA8AA4BaJbACdH8AGBhpJ2i8AAD+6KidKWEOzQ6u4hIHCh0JDRV2fsn1K5KDWcuiYWz2g87Qul0gPSnGrA2/dtr0yTaCk9/tHbmpECOHxE7HwnG295NDkuIQAA==',
  },
  'lido-stripe-beach-towel-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJQBOgCK11rcFOlJAAP7uW0U8HvxMLxupr1OV8updV+fUguA1Vv4EAXYnS3ReL4rQhxhG1ez6zioNoqJ8YeWsgRXyNYpqUmdSAAAA',
  },
  'lido-stripe-beach-towel-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJZgCdAELUP4ksvGUAP7wi9vreUzSIAz7NUt4013rVaQ/KegS7UOxgWl+DCcClbJDovwPTIK/SGFhxk4uosAA',
  },
  'long-letter-photo-cards-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJZACdADz6Ruv2AAA/u2zXbS4qA6JmFrbiooFA67fQyJ7LU4lsrxV+ZofKOWpYVB3xyliN9wkOSFPVgz728VcSCPYDuCdBeEPQaQA',
  },
  'long-letter-photo-cards-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJYwCdAEO4WrL+AAA/vTPTJVb6G/Ie4rxnBgbBnSfbbJGYaMm0/+rd9EL5FRPYAjLIAAA',
  },
  'longhand-writing-desk-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJQBOiP/wPQRqzX3crAD+9NwDFjwUDs2neUxYRawcx56GRIQ35NE8A2KRShTMfu3rpZ+ypb+kTBQ8u8Ruw8yl9hSiMAAA',
  },
  'longhand-writing-desk-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZQCw7ELVgjhIoAA/vTc13p84bY5PGdKR0Ik5LsSCpfM0/vPG4Ah6xQsKQbQsAaQAAAA',
  },
  'loopback-hoodie-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZQAAq9f0pszgAAA/vOC/ayJE7coSVd2dRvtaZFWyL9wC0xidj0SEDlbZvOOYBZ+6EOLXzxhlrEVdUoIyum7ikGDF3AAAAA=',
  },
  'loopback-hoodie-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoMAA8AA4BaJZwAAlvPYYHWngAA/vTc82up2+H2AeRl4irvXdJXBPiOBp8D2sfMyNyS4JRfh8ostcHvIENO4J/DW5gCSuV392ha/cIsN5ojDOBAAAA=',
  },
  'loopback-hoodie-black-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJYwCdADdHnbYEBwA/vOnxgCAPqHaivCd7AX/XEqltLDoN9Ka/E1as8L4igQDYUNFlbZPTEhMlbM45ZSSzgHUu05uPwwzwrP+2NmfQQEAAA==',
  },
  'loopback-hoodie-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJZwAD5RNX5o9eL18YAD+9Nz9gqZD7VnFfj8QRSlkdQvZrdbbMtbviOavmDwOf3PHONay8l0qPT8OYo7R091fPlm1PuFZGrEG3v9vq2wAAA==',
  },
  'loopback-hoodie-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAQAgCdASoMAA8AA4BaJbACdAD7j069SpAAAP7zgvvIMfdz1FPeC9mLFxVTw0eFpBgAKauutV0nQG7AbemXUKOEI7Yb0sDbzGfhTdiZZaM2WVr/qc57Oq/WUkSL22ZAAAA=',
  },
  'loopback-hoodie-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwAgCdASoMAA8AA4BaJZgCdH8AE4hmL99VlAD+9NWeezXxJ9d4+ax9eFIUxlxUz3M47bzYRsOGXXmw5xbUyITVZ9WZ0m6juzCKJ/PR9c0H/Bu6E8JIyU8zQyX7AAAA',
  },
  'loopback-hoodie-blue-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwAgCdASoMAA8AA4BaJQBOj+ACdiME+ZNYgAD+9NlVeKu2SZTzfpRKBj6a6GW/IcfKTRkFwQGhFxRowBMYKFylz1AjiSFrKMNRarQHIYI29IQNqaEfQhKPaVFsHlHf8OF9ryaQIsgAAA==',
  },
  'loopback-hoodie-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJbACdADdI0wOcKQAAP703/fCgGrHd+DrtyWs0+cWk7GF65na04o4Cy0Te9cx6/BvilR0HIAgra092pbDnnOVYDnDfula7hu9MAAA',
  },
  'loopback-hoodie-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJbACdADdLCjASqkAAP703YjT96ldSHCNr3HyCG82nRLnaKQ9eOS7eLCJnngnD++7BVSNIDGMmQiS1w3MdLMFhkhsBA2wyfGeAA==',
  },
  'loopback-hoodie-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJbACdADdqkksXWCgAP7035EpARFwgbBXXNjYCuLa8YViZrl8oj1vJVfiDsH7L4OtDkqINS876mN7R8hiPt/kGydhC0Qc0Xd0GAAA',
  },
  'lumen-silk-scarf-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJbACdADhAYThWAAA/kQZ54JCZUhjdZTgXZ59aZ+8TXGP+XfEI2RRA1QAPsc1REIAvCAFwViSlLppBUxZyzM9vjdntFngzigAAA==',
  },
  'lumen-silk-scarf-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJQBOgCFp5wYPYAD+8359ZjWNKK0Y9ibCwUGGHzVV5MjtFuBA7pCyJwmEn3lU9qtXSJsRFdUjwdv251he1FRsadEAAA==',
  },
  'lumen-silk-scarf-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJbACdAEfUd612XmAAPzY3lxtmTpUmrHOGM8/D86ezrNf2x2PQPFhrPP1lKjBFKF8tyeq9HMrP69dPb8c5d7s1heqIAAA',
  },
  'lumen-silk-scarf-natural-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAA8AA4BaJZQCw7EPAFiw1swA/vYFT8L90JWmErAXV84d41n4fdEnUhfgcBXf5XAAAA==',
  },
  'lunar-hoops-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABQAgCdASoMAA8AA4BaJZACdAYtpvfOIYAfpYAA/vTPUqExidZ266R0BmuU/L2FLqn4DO0U0/B9Rm4CWJLaiZoYg4LIViWF55a4OVTwo3cAAA==',
  },
  'lunar-hoops-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZQAAudn7u5MAAD+9MwoUvO+2DUwTtg0ODSfJUu17x+S/pmnCf7LvqiIAA==',
  },
  'meadow-knit-jumper-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAA8AA4BaJaQAAubeWZQAAP70z16oBGiuBgXcxLSM7SqfmllvC8AA',
  },
  'meadow-knit-jumper-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJaQAD46vqv48b1+QYAD+88leGykF4j8aFlVm27P4/BOfyroxzBlJ6UknamRq5G533qf4JTm03rw5tE17gsl/xQPO6FSukWQrd5sCAAA=',
  },
  'meadow-knit-jumper-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoMAA8AA4BaJaQAAuzXy17Qvr9AAP7rvO5BAjoITOk1NR1IAr/OW5t+PPMHtBlGOwXkyIdEsqUP2zzV70+flu9uQZH3peVgOQNv843dW2E/yVUCAAA=',
  },
  'meadow-knit-jumper-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJbACdGuAAs02tzWAAP70z1xVcrKo9ur9Bin7Bf/H+amjPMUW+0RdL/B/nz08e0yeHv5UmQAAAA==',
  },
  'meadow-knit-jumper-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABQAgCdASoMAA8AA4BaJbACdH8AFN/SsaRH+AAA/vPJYp0y71exQmMaymqcyt8GOTurtcVR94vDuTArdw7ncWVESM7iTGJ87mF3DxiJ4gO9KeSZxDOF3U1/CHFTgpKPaFykPL0A+qOhoAAA',
  },
  'meadow-knit-jumper-blue-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAQAgCdASoMAA8AA4BaJbACdAEQaG07z2aAAP7uW7QHjVuwD8cVoq3WgEK/0jDrBlalGABwU0n4WX37TdQBsLPcCqRtgpKJbclV0hQ05amaCMw2XAgzFWUMpy4eQFlQAAA=',
  },
  'meadow-knit-jumper-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJbACdGuAAszFTwfgAP70zvTLtgbMTRTY6AHVEabAio0L+TLw7CBepYr85PQM2YCXvuzAAAA=',
  },
  'meadow-knit-jumper-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoMAA8AA4BaJbACdGaAAneyaH0tAAD+84ifv25XvHZG+kDEa4FnM6Dis84ZzM9OpW8OiuHFldhmppMWPk6lRfomkR6PqFYz8b/NiBOvEYLc/opRfSg33xPCQAA=',
  },
  'meadow-knit-jumper-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJbACdAELX/PQ70AAAP7ycF+eF+Y/cjJRQJnqf+lsp/H7ijYUts28UcwmRMahohm2nKIH+jpzdu/6U7lXoOvStNTD152LbeMqAA==',
  },
  'meridian-wall-clock-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJZwAAvmE5jstvkdQAP7ycIKLgNqnUpFIiei+MprdpCKb2IDLGp9E+9JLeu/MAUSkhZjx0aGglSoTTtWUxl+m3lEoBnkGRjvPT3ZiSqNPphAA',
  },
  'meridian-wall-clock-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJZwAAl1gRpsHrRnAAP7039Y2n1WHGMTTPh3LOGcICe4xHR3UbUzAHYJiTbdDbgciXz9LHT9Qpsb0IAA=',
  },
  'meridian-wall-clock-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJaQAAt0AYz8Av89AAP703j99nDNgo7D+Eia5/Bax6AMEbFUZLbfhC4Q2WYBO5Uwfn29yFQAAAA==',
  },
  'meridian-wall-clock-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoMAA8AA4BaJYwC7AEUVE8n3s/aAAD+9NSV/mXa9z8tDfKVYMVqtfoMrpIGCQeo2+xcRsV9EvqkAA==',
  },
  'morning-ridge-framed-print-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJZwAAudCdlM8/+AA/rYfLew1pNE0W38drOZluJ7Y1RSkErIe+XXQcH0n8ldxsksZit9TMYXv3WPByHiJqcMAed3H/GEFziOfy0/jLMAAAA==',
  },
  'morning-ridge-framed-print-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJZwCsAEO/GjGpgAA/vCHjVZMwCVLaug1uz4a+N5Bubn0GZcxDJOswh+VO0XeNkrOTz8CW3zujVaph1eoAAAA',
  },
  'morning-ridge-framed-print-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJZwAAveD2XoHgAD+8EFuM9kntge2cWz4SM0xf4uJikjxL+atl8IftTydq9jnM60WzaCV/yJPvgAA',
  },
  'morning-ridge-framed-print-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJYwCdAEO+q+1hYagAP7yNGgV3ubF12mawpD0+6/D1g9a5aPwh+VOLp1IGWVhIk9gT9MPSAAAAA==',
  },
  'nightfall-face-oil-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJYwCdAYulbO/LCwQ6AD+9N/q68ynLYU9TezscFi5ijinOd+kW+pf6NCDXQlpp3K+bdFC0p7KREmIgxWjUDAYHycKQAAA',
  },
  'nightfall-face-oil-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJZQCdADdApvKEAD+9N+9bK3Q3Yf971VfTTUp++jWi/qvdwHdNgFyE3qvhx5i50AAAA==',
  },
  'noon-sunglasses-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoMAA8AA4BaJZwAAudShKCjAAD+9Mulg2IluUChD3eU3Vt+TJuRuHTQ4K4+NXAgp7ci1u0VKfHC588Ldz73QRg7yQVetPqDgAA=',
  },
  'noon-sunglasses-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoMAA8AA4BaJZwAAuYRxDgA/vTPPpK3fu6gsX+nMyyLdxMeBnfxOndhLrJij/CeLQBAAA==',
  },
  'noon-sunglasses-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAA8AA4BaJZwAAudnrGmQAAD+9M80P9D+Xn18knumPFXFRy/BtdXlRZsywKa+BBgpMCAA',
  },
  'noon-sunglasses-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZQAAudA2L6gUAD+9M9NLSw6wuP75mwhFub88caHUtdVqsYntpn4nQgAAA==',
  },
  'open-air-gallery-canvas-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABQAgCdASoMAA8AA4BaJaACdH8AF6+z2kUp2AAA/so+XuoIuYC4ANXD3JAc7muYsl2HlY9xXdvypTeXNVndORDu4gk+NeZDjjrF58zA4TUHk3SvLhxTEofIhhAAAA==',
  },
  'open-air-gallery-canvas-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJYwCdAEN9S291LeAAP7ybLAMqRUOOK9U5bAB3NQO++JOtxh+fv6GTfzgRnX4K539vlk2B0XmhFZmYAA=',
  },
  'orbit-earbuds-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoMAA8AA4BaJZwAD5SwjlH2L7LGdkAA/vBMcCfct+4a0PqjrJXT9EE/18IuImt5Kl9uJcY3U5ENL24gDYudYQIW+U7nWyQYnRR5wQXivWYAAA==',
  },
  'orbit-earbuds-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZwAAubTVELn7AAA/vTQmH8SCgYgEnU5Wi92zSahelD290YvtWPKEZxvwyPXyzAABqAA',
  },
  'orbit-earbuds-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJQBdgCHcf0ETq3AA/vTQwxNa+O1BokgHMTULz5k+0tfMMTR+HL53Oc82gLhcr96Wyqs6AAA=',
  },
  'orbit-earbuds-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJQBOgCHcf0L1OoAA/vTQzMVM8OUNsM2HUUx1/nU7wDZWR+gwCQOGggM+4p3EZI3CAwjUROkNmP7gAAA=',
  },
  'orchard-pleated-skirt-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJZwAAwBVdkcZ0AAA/vTVH/G/m3eOyaXyTKHIjZjDnclrN2Uo8tUQeouSIycYBQAAAA==',
  },
  'orchard-pleated-skirt-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJaQAAlvLS8p2/AD+9N9Dfg174Z4tX3FPMHZMtz8Z1tDZl0HWFG1d7AMUhGBACqmwcGEAAAA=',
  },
  'orchard-pleated-skirt-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJQBOgBtnz83K4AD+9NxD6BX/7L5bNirA7E5f51tcftA83ovE9jTt1UhlnUee5F3t60daiZUOdm2RT9wAAA==',
  },
  'pebble-phone-case-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoMAA8AA4BaJYgAAujBGkiAAAD+88iSlb8pZiOfsrfn/lGJsYljtygexhq7p0QVfp3dwGdHN1ph10Fm+U/cEv5RX6daL3XXlgA=',
  },
  'pebble-phone-case-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJQBOgBulh9HYMcAA/vTfjzLav1cPHC8O2yVJThumhYV4SoV/pHYGHP5JAY4sAAA=',
  },
  'pebble-phone-case-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAA8AA4BaJZwAAlwv3Ni+14AA/vTds/hd7WZHkJPn7Xhiu0adoZZ9TzB8rXAgAAA=',
  },
  'pebble-phone-case-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJZgCdAELZMoQuAAA/vOIiGmikKv0mygP7qq84XKJ8TlEWgBUUjaAtY4hCUY2tp2O3AloEynsR6KDa9gAAA==',
  },
  'pebble-phone-case-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJQBOgBuZoCQ/YAD+9N+PMtq/Vw8bVF0kCN+n8kQO3FknWWwBz1WUZtBJn8nSsAA=',
  },
  'pebble-phone-case-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJbACdADc+K2chztgAP7zlVWl0OmCqxFjIYdYqBhfGN31/OuPqUsPrTEReiSDzbkX0oKzOvFagbPt4xAcPe5c1TLNAAAA',
  },
  'pebble-phone-case-blue-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAA8AA4BaJaQAAlyi8zb+wAAA/vTds+4TDX5HkJkLjLf4Z46D+Ns8SaMmEAAA',
  },
  'pebble-phone-case-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJZACdAELZGbM70AAAP7zdbqYukZWMxusTMYuOhBxeqDv9hVT11vZ6Gy1kX+4AzkcxmpOK48J8fIHlmL/AAAA',
  },
  'pebble-phone-case-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoMAA8AA4BaJQBOgBulgoLDKiEAAP7038KB6iS8NI4mAyH+vdvENk2wzSsxm3kkxYAAAA==',
  },
  'pebble-phone-case-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAA8AA4BaJZwAAlw4a6Il/ZAA/vTfDnmGBRTI7H1ZgXz1UDKOq3Z5WsuZAAAA',
  },
  'petal-crossbody-bag-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJZwAAu1/wAD9ASLgAP7t4Ne+czBLpDtDnYS16QKOuU6w6kz+Cawl4CSxr6E4HMoBkq2gpFUyQw5IFVhXAkt3XaGUBAAA',
  },
  'petal-crossbody-bag-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJZwAAt0Nk57UBAAA/vTb8VjrLt+pbrnXJG2gIzA9SsSBI2XnOoyAiKZZTqUdZ+QMEPjhYEAAAA==',
  },
  'petal-crossbody-bag-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJYwAAueBdG6aeAAA/vTb4y+veL/knFQiBAhaJkAJS/V44sZHH5uDW9mMgoYb10mob9IIAAA=',
  },
  'petal-crossbody-bag-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoMAA8AA4BaJYgC7AEPD/tK+5lAAP702h/gMeE3CX3KsauppkPHbQtaBtGMLqaQMIYpwAAA',
  },
  'pier-crewneck-sweatshirt-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJZwAAv+47fifEAD+9hP2o7p3SjxocxeUYWydu+7fEbmK5kOzvMpDuFXh/zEvFnjNUOJn0d5H9RKvcVy3AqAuK0OAAA==',
  },
  'pier-crewneck-sweatshirt-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJaQAAsWPzEllwiAA/vPJYsgyXfub8aFmExUhhXfoYXbbwteHec50MSbUyOOl+B4G6AkXs+Nwlulruyffpn4mxAHxwgAA',
  },
  'pier-crewneck-sweatshirt-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJaQAD4uvsjNyY4AA/vPJXdAAebwLZ/U/rzWS46z9h/SgI/28iXtO4dnoAfJvpUUH0W73E8AWMK2LbU3X76gaXd1KBYws2JWiv2l1jgQAAA==',
  },
  'pier-crewneck-sweatshirt-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJbACdADG81lSsUAAAP72EvxfqieCsy0vweSO3Nq2g8Sh/t2vywa/dL87p9y3RA/dPrXD+4UNeh3ZCZoGc4ixiYX/W178BESWAAAA',
  },
  'pier-crewneck-sweatshirt-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJbACdGaAAneyF30wAAD+84hf2nUBc657g27TUBs+DbkTBsKBnpyDfrW4sjaWdcUZfE70VOEheXADMova2UZcgjtZyPeilF9KDj+AgcQAAA==',
  },
  'pier-crewneck-sweatshirt-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAgCdASoMAA8AA4BaJbACdGaAAuGPyxGTJAAA/vN7B9MRSSOyKMdVjfO6vHx5sgb5GtBA0DKFLbHIHBNsfj6EqT38bUscSke5rbDf3Ub5E8A6XGIFZfu98gZGOkAA',
  },
  'plinth-stool-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADQAQCdASoMAA8AA4BaJaQAAjPAg9IiAAD+8EpWP2QItLzqP+/3jrTEmdaRWDzayR1HKskIRuf0kcWTECe8zcEmXrjdWznfh+f8CqYNsjaJx0mAadCarnfOGaRh3V3PK7+ZHoD5tkOsIAAA',
  },
  'plinth-stool-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZwCw7ELUM30gAAA/vTfQwzhfT+HqmUgJ0Rb+fZ3jLqiEjzpkS/9AR2QKLPi0NVBgAAA',
  },
  'plinth-stool-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJYwCw7Db0kZ2AAD+9N/WVLQy92BAH5kCsQ0IRXGxIiu5fzCDIMJCKjACQ8xvbptA2zf0nCa1AAAA',
  },
  'plinth-stool-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJQBOgCFqB/L9LQAA/vTePyGYajiikeU5bw+hQOEut5stnmwFgmAdXq3vEsovwSPJkffBCkAAAA==',
  },
  'portrait-fitted-tee-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAQCdASoMAA8AA4BaJaAAD42QMS3sAAD8/hceMsso3qycNOjrU3p/rg6zGZjYTYl5EV/m+Cxwa6Da7io8qVWEGBjMzi5ZN8pevnX5RsXd5cs1qenl/8ltErZ/1+1PIAA=',
  },
  'portrait-fitted-tee-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAABQAgCdASoMAA8AA4BaJZQCw7YvDwURnlC9DKAA/u5mDI218GouBzh1JkLnb05qWwsMdNaR/yhJIgIUFJFD8xoWfHLeOVJ82sAxWLav/U6OnxVMAvZVZ4Wrrb6kjPbIRRAAAA==',
  },
  'portrait-fitted-tee-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJaQAAuts2wDZRQAA/u5mDI7XnXbKbquAK4eUTmt0HkJhGpZnbiLGlARo3YCyw2avbmEQVaAeKFtmTNcetnN6IMLV1t9T4gIAAA==',
  },
  'portrait-fitted-tee-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwAgCdASoMAA8AA4BaJbACdGuAAsMN8EJrQAD+bFa73U4P2VdQl27KMuyRCewv44ZY1YxZiqelNNMVXaCeWjz2kSf7+174qfb+od3e27NZVars3tM6JH6fxymd8hWZpFz5cf3Fw5Jzu7vUKuoYksAA',
  },
  'portrait-fitted-tee-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAACQAgCdASoMAA8AA4BaJZgCdH8D2LQXObMsxTJRAAD+8KXvaqau2/jcKMDMgELQO64mOdTWAgDw09QtNyh+qylV2ySoojYLLyuFPHK1YVzZzyjO24HpIHq+HzwfXW6yLGoutxb+yE0dAAAA',
  },
  'portrait-fitted-tee-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQAgCdASoMAA8AA4BaJZACdADdqp8xAIAAAP7ziJG/FWD5Exk9Y4uvJUcYHZgLXKGr5sxuMp83p+j0drpMCsTIDXIx6fhIexKaLjojfaHvrd1yu4T72kjSmxNkKADWWKNfnAAA',
  },
  'portrait-fitted-tee-blue-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADwAQCdASoMAA8AA4BaJbACdADJu6M/NAAA/vCl72pU0evcwWv/YnGpxDTURgNoeHqusQe3yoqkkOTP57KwZ8G0ZPtEPbtH9nzkgO6BnTfboPC81xUKK0v0LlFF/zaCAAA=',
  },
  'portrait-fitted-tee-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACwAgCdASoMAA8AA4BaJbACdLoAEI8YAZzCp6TxcGAA/sqBuuIfcdrkBbaPo5E5/JdrjsUu6PwVV9narM6HraT9QtjSrltIl2Ri9134TdTO6G+n45b+DN18FvKidyqrlUjLMa3ZgAA=',
  },
  'portrait-fitted-tee-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAQCdASoMAA8AA4BaJbACdADdG/uDYAD+8jR7FHOE/DgZrWPzUNdXMCSKg3JXhSghqwznbsZSghfTZDZxdhwXv1+tV38Qx1O2PhGv2jRMs1tYqvpXCpTUfLMABOAA',
  },
  'portrait-fitted-tee-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJbACdAEKoCtypxgA/vI0eyXUnauPn0yzrIVRCTd3fVSP1Z8BGpWjvMBrbNIpIO0hX5Oby1sJ/8Q9OmPc4zYZLrliLytKwAA=',
  },
  'portrait-pendant-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoMAA8AA4BaJZQCdADXDZAAAP7wQe2Uhu452k/e5n91yzQMAwkYar98yQy6At5MznXXeThy0syJ1mTDOoi+A6sMAAA=',
  },
  'portrait-pendant-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoMAA8AA4BaJZQCdAEPAwRay+0AAP7vw9mrYtJ8CZxbi0QFAV4Ifgf/ev0jy/ygAAA=',
  },
  'portrait-pendant-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAA8AA4BaJZQCdAD0suTXM4ygAP72MI0Z1Q5FTZk9wbUh1sJfLqIUFaDHDV2I4tvBiCVZ0lQAAA==',
  },
  'portrait-pendant-natural-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAA8AA4BaJZwAAuUvrwcAAP7v0VLccYwECfi0aDZJkuiUBtwMaw3V7bGFe9UhwAA=',
  },
  'pulse-smart-band-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJaQAAucRxXBVqAD+9M5z5pjK8SK6++XDySFtwJTqWJJFOsFBpv88P+sppCqpDZczZzKbMtZDvIT01gEOo9vW/OcoAA==',
  },
  'pulse-smart-band-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJaQAAlegyiMKegAA/vTfvXl+Q5XMBJGlFn2p3Fva6bZphcNGZq7CJMmRmZqipN/TToe+hECgS4SKdBctwgCP9CAAAA==',
  },
  'pulse-smart-band-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAgCdASoMAA8AA4BaJYwCdH8AF8hMochQbBAAAP7030MMrqH8G7rv0YJX8Fe0eE3/uFM3pJ4+1otbqjYqCGp5FRbc1EoBVWN7ataQdm8nDkreJHqM2AAA',
  },
  'pulse-smart-band-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJQBOgCFspCUXVH97CAD+9N4/gtdC817lQLl9fIiqZlyFJUghC5dX6GPv01YbFjAKlUKhN6vj4HZMatdngdGDLKc3QAAA',
  },
  'quarry-knit-cap-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAgCdASoMAA8AA4BaJaQAD4rwNkfjnpYYK4AA/vPJXX2mOm+w6PwF3bfj48AOHpxesLYd1A0CuS3OKteXnXeFHLdn2sriJrXjAAgA',
  },
  'quarry-knit-cap-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJaQAAl07xXrKAAD+9N/AAqICC22NEd8Tdi8+6rt00w9eWH8FIUneMwUcZH0YyAHziH0B3r1Sktw8UAQAAA==',
  },
  'quarry-knit-cap-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJZgCdAELG3JHSwAA/vTfUs0G1a+bNtMIA8U2rBzK+SMcs3cYDkkFPW/EIc9KJFOQ/V6/446sFSyXgPfIoqTfl6LCAAAA',
  },
  'quarry-knit-cap-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJbACdAELZKnu1PAA/vTeP3+P5dz3i30t9BC9h6sw1VQL63yfnFXNXgH1ksq1tnlmVx0AWLuBTvaSk8QEAA==',
  },
  'rain-on-cedar-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAQCdASoMAA8AA4BaJaACdADcVCZT4AD+8m0S3wEYt4vw/eY6ik/nZes/XqN2Kwyha0qeyZznjCq26vUE2PMu4J8PaZ2XYWbGxotIbpFf3rFIxAAAAA==',
  },
  'rain-on-cedar-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJQBOgBukeqkga+oAAP703715V+GrCR753eHDuXll1J1+Jyc8EtYD7PKUVQkUjfhu+Ye0Baf1xuG/osjguAAA',
  },
  'regatta-swim-cap-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABQAgCdASoMAA8AA4BaJZwAD5GwbkXVgGM+ngAA/vTO/dvdonZ8dvz9jnRc1nyPhHXnKdpH28VT/R2wrYVZZUYh+1OaurtzZUyyQ5vaHuldirVAAAA=',
  },
  'regatta-swim-cap-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoMAA8AA4BaJZwAAubTamyEYAD+9M8+aFqlmPaHYPmwqgrcrB9uz5xY2mbykU0UpXoQCbJ8Ogtc6VN6XDjgAA==',
  },
  'regatta-swim-cap-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAgCdASoMAA8AA4BaJYgCdH8AGBr5Q43KXgAA/vTPMpHL0wFUqu5GGYOBTYB54rgZDMqqTvUFB3cBRSqkroG/a1YQ6Wzsf6AAAA==',
  },
  'regatta-swim-cap-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJbACdAEO+XB1aLAA/vTObsKgHBjxJ6JuFPMQWZqfAiShZDi7Q7yk4JoE7RrNf/3eAAAA',
  },
  'ripple-drop-earrings-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAA8AA4BaJZwAAudFuiAA/vN1hMA9tX2pMY41FrUNzGtNnIDpuIoAAAA=',
  },
  'ripple-drop-earrings-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoMAA8AA4BaJZwAAudf/MnLyAD+9Mvn6A6S2FNEZwIAAA==',
  },
  'salt-fig-eau-de-parfum-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJQBYdhukk7h1o/cAAP7ybLCfouCqrwueVSWGRzRwZ++9FHWp93Vdobdt0V5ggee9PFi9QAA=',
  },
  'salt-fig-eau-de-parfum-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoMAA8AA4BaJZQCw7D0uNq5QkiGgAD+9N/WM6XoZ6R92hO6Ci3K0RDFLIWS9Cp8eukNErugAAA=',
  },
  'saltmarsh-stoneware-vase-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJZwAAn/B2BHZKAAA/vPDW6BkSRpI+VqYotMsYhYUfIfDLBYdCavITqyrmWi4+c77jWgxqrm8gLgvwumA3YDShAA=',
  },
  'saltmarsh-stoneware-vase-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJZQAAl25FF1i+SgA/vTcQ+YlWrnCVb2B4gvWuQLfR8J/WBwRJv4+wYG9iHA2Cs8WHPqZgjy+bNo2xuhXwigA',
  },
  'saltmarsh-stoneware-vase-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAA8AA4BaJZACdADdpt+l588AAP702Jtrt+wvVh05xBOlaF4ChB2V7gb6BsEFCU+tMZRHESZJRyBcn2hPu+8IyMmhRVlH1B8AAA==',
  },
  'saltmarsh-stoneware-vase-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoMAA8AA4BaJbACdADdpuAFd5Im0AD+9N+I1wPb7gqsMoDCJZ69uCaIQbgm94awUrfS//ex9jBxmHgaO1eE4AAA',
  },
  'sandbar-beach-tote-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAQCdASoMAA8AA4BaJYgCdAYsPq9FylgA/vTf1VIIFY7o2CCQuxsVTeOxCkqkNt8vnnyYCm7an9LILoY0Oiq6oGddZ2OsjBZPqhKuYUrpRD3eBqmo/3ciAJMkAAAA',
  },
  'sandbar-beach-tote-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoMAA8AA4BaJZwAAucSRo/+IAD+9Nvn6ObMsfSbTVfs1VA8qrx6Zyzj9DqxYnbfWs/27EHAsZAQAAAA',
  },
  'sandbar-beach-tote-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoMAA8AA4BaJQBOkCYjAwsAprSQAAD+9Nvn6Vd5A1ClkXGrICRnyVc7N0DgO0AFx3pVfuh1oEliiKqxihoAAA==',
  },
  'signal-smart-ring-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABQAgCdASoMAA8AA4BaJaQAD5Gw3PJSw/0X0AAA/vTUlkQJK7OdwvbpXzcOYtsfV+wf7MorSbbPidFDkDGy8gBNMxdbWJJ96TjpWaCW6bTa44nc1+vn1n3b/Zt5mqOkCAA=',
  },
  'signal-smart-ring-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoMAA8AA4BaJaQAAuckebgAAP700MvRBvWbTl9SFK9vCH3eedTrnmB3w1eeWRAXP8N/JS13CnsWZNtNZuvHyrpCAAA=',
  },
  'signal-smart-ring-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJZQAAud4EqJm2RAAAP700Kt/xo91BFEcpNg/SUivRnaNHgxRzMRj5Lo0QjK7OLsiNLMAAAA=',
  },
  'slow-evening-soy-candle-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADwAQCdASoMAA8AA4BaJbACdAEO1DTIFwAA/fA7SSN1qBlvd4uZDMzx1rojzbQM2VMnw98qZvML5pDyR1EZcEzsAg2HbyMsuY/QxVMdgZnwg0nXRun/X4D0dUc0K+q7GdvQM1toYo+qQ0AA',
  },
  'slow-evening-soy-candle-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJQBOgCFUGmLRaMAA/vPJYp22S2sNuMOmYDM2OMyJE0t+sIXRdxc+XdNsPcqrkrbYEuNGdLDXVcI3I92FTu6l8g29EAAA',
  },
  'slow-evening-soy-candle-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJaACdAEO+1Kwd6AA/uu1OR9hezFpF4myhCBBFdIMc/vG7HN1qkJWL9eH2+nQR21n3X825x56SuzVxTzhfPnflA4Bg21BGeAAAA==',
  },
  'slow-evening-soy-candle-natural-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJQBOgBtn0bCzvoAA/vOCslgGIGyRSRKrQIS5429yBu9hxB0DUhrxERcWgxvaUn0rqMToC+T2e7fdTgAAAA==',
  },
  'solstice-linen-dress-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAQCdASoMAA8AA4BaJaQAAlxcX9LlUAD+9N904K0OisfsNFOX5mPW7JydMgDSTK4JvbiaJ/hkDpKZKi6AJirw9bclvzx2ma2lQLxfX4ZA29oAAAA=',
  },
  'solstice-linen-dress-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAA8AA4BaJZwAAlw4ZhugAP7036Q/PEs84FQrvhoHFRXEpr9VRHf4nCyUz8yd2MCEAA==',
  },
  'solstice-linen-dress-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJQBOgCLs3bSYitAA/vTflSq6+/PGY8M4g2gl0YQizMC/noZInlX8Zox19+DC7IEYk7NsqV9kXCAA',
  },
  'solstice-linen-dress-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoMAA8AA4BaJYgCdADdJARoQAD+9Niba28CSZXOFAmKhJRMqf4p9FFsMe1lUppkPSRGq0SJ0SbBEY2dttoAAA==',
  },
  'souvenir-photo-swim-towel-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAgCdASoMAA8AA4BaJZgCdH8AFc4JrlNcaMAA/thwSPnFyVE3RMVhXdYH7sHIssEyzFPCsdwW8fWnZmStjYTJQ/Vm8CrmnnzhrHysojed0YLNE4Y1UKSDUQ3eDAAA',
  },
  'souvenir-photo-swim-towel-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoMAA8AA4BaJYwCw7EPAAPl0u3RAAD+87tzFZ2jvISeOZjVfGP9Z0AY+jls9l0wkFyDHjJgyp7F5QCymAAAAA==',
  },
  'studio-photo-t-shirt-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJYwAAutLFN99eAAA/thToBh92qxzjfili741mpjM/Z2rh6pAMpoUeLMqegak82g7dFZjkZe0GApijeFIqayIGv9AAAAA',
  },
  'studio-photo-t-shirt-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoMAA8AA4BaJZwAArCq92inYtgA/vCmr32wh7UZ/RCzS/x7O5u5LZf5zxa+NjLbrd1d/FUWOPTn+NaMfqMcPjeRnMy4XQfaKLyuFPHQGsihyQ10W9UMIlgwjgAAAA==',
  },
  'studio-photo-t-shirt-black-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADQAQCdASoMAA8AA4BaJQBOgBu0k098AAD+86fGAIA+o9gycHkYJSeFQCKrasqPKr9dvwXIalstSiIMUkRa4mk6+9TOi98gGMJ0bjE9ioD+3Tgh5ooINT31AAA=',
  },
  'studio-photo-t-shirt-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJaQAArCvrJrHsAAA/vJwYNEOq69jX+dW1gE8cDVBHlfA+srkPHJz9ca1O5pDTqrje+MqITopY5FpX6EIf43yg5wggjZjcME+jAhRYEAAAA==',
  },
  'studio-photo-t-shirt-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAgCdASoMAA8AA4BaJbACdGuAt/8D1iCLJlfNAAD+4n3bf9TibBDlmB6EL+2iFY9Ys2AgALtHpWhkhWIIixOvcioikyBWY8+xe5s70L/nAZvqiB9w5LxMWYvIPYAA',
  },
  'studio-photo-t-shirt-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQAgCdASoMAA8AA4BaJZgCdDBOwXLUZpNODNAA/vJwYMlpPEr9HXDTAEPLJcaqLfyI8/d+JXFMADRsSPWNzqUNRAI76GZJ2EG6mHON7RReU/G5YbzI/89XJAQzpP8IDi4PAyOTH8lzSxgVot7kh/tr80ylMqAA',
  },
  'studio-photo-t-shirt-blue-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADwAQCdASoMAA8AA4BaJbACdADdpegJggAA/vJtEsBVWVdfi5fSqmq0TDaEAKT3+CqjNWgA5uFklwI5xEjzi1zHpN2hw9ScxmQAsrUNcNnd9WXZaVDvFI0qn+bfyx/+g+F0iAAA',
  },
  'studio-photo-t-shirt-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoMAA8AA4BaJbACdAELy7rcN1AAAP7olIB2Mn5tKEzLfoom91RwknHvlKm7ih11Cu28t8OzQc8I/rSWDFisGUfHbsRmvNGalAUuddw5GcaUbWZAAAA=',
  },
  'studio-photo-t-shirt-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABQAgCdASoMAA8AA4BaJbACdFQAA8//ghl1NIAA/vPJYpzZZWlhliWaP/h9WA1jtgNC0OdTFHXgd7xNXlLnnvW4elsHQ6fKNgtimJ1EevbFTYMoHGta0nXk3U+lq0riWlomtGV4AAA=',
  },
  'studio-photo-t-shirt-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJbACdADc9SiA80AA/vPIqFiZd77TN5/QeO4Hl/Lrmd0VcKClXCav3dpxWIVylfDnvPaONgAPcvnpi0vIlL4lUUolncJ+WYACcAAA',
  },
  'tide-signet-ring-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoMAA8AA4BaJaQAD4ZwcKG9yASaaAD+9M7/5nZ/geEcALGyD4Qznd6QqAi1+tCiGev8GrvtlRtRWlv5ZWPm5ddqSDBDcVVDNMKzTEZdia/dyKDo6TPkZbcIAAA=',
  },
  'tide-signet-ring-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJaQAAudfKDP3EAD+9M5M3Bs8m2lpH8iy+lJZBEyTWr/GhCdx0EGnVesoWNBWsIAAAA==',
  },
  'tide-signet-ring-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAA8AA4BaJYwCdAEPABT51YAA/vTLoFcuTAAoWH++5H2nnz1I9ehx0QsC7x3y14gAAA==',
  },
  'tideline-long-sleeve-tee-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJaQAAl1STHVUIAD+8Ka1wUP0qrz/6h+AnuOS0pxazCwkNEEa+CwRcAzgixbleXn7lwV+2PMYHkM4+9XQ8qqVZAQAAA==',
  },
  'tideline-long-sleeve-tee-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAQCdASoMAA8AA4BaJaQAAsWP6rWzIMAA/vJwYDB7kf2Sh/NvrnQ1/cJITCc+yUjH/L68eOQ8VtFzXzmKfFa+6BV/l68qJXQ7JyOcKLq2/0YjRjcz5xKm8qiLhAAA',
  },
  'tideline-long-sleeve-tee-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQAgCdASoMAA8AA4BaJbACdADp/iR9Q/aAAP7zyWaE4txEfy1+aHYdGrHbInXqvIlDh/Wz90Q0KzLnpLjSVnU4ZdM50x4PodQm34t9lG4jixTNazhpV/DeAd3VuWuPK/IeAgAA',
  },
  'tonic-body-wash-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJZwAD4Ts/n1M0gAA/uuN8zFieEWabtP3S75eVgblo7vpXtVcXgCGhCPYvyXA9tDXyGwpJ2tsBYEAAAA=',
  },
  'tonic-body-wash-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoMAA8AA4BaJZwAAltGiF0AAP7034IWg/dzrnzhpvCqFF0gAi5ndhjZdVhoC6GZzWd8MrAOAAA=',
  },
  'transit-steel-watch-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJZwAD4wRf/hJ3VxIAAD+67kZrO0jvVVPU5f6wW7TlIanclPwXZwdmKFhLwzmSt4w49L8WaajkULxX3X+XuGYyMqpoAAA',
  },
  'transit-steel-watch-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZwAAlcrGtGsgYAA/vTfE+oZl/n/kbj5cOrDBLYh53wKIDfjVpAb11fVmAgd1MZiGFEel32lecdZzg7atdbvhMlwB4wgAAA=',
  },
  'transit-steel-watch-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJYwAAlcq0KTCSYAA/vTfwAKjSM8P8du0EFQ2Wr75oPc3WU3IkK6M6r3X2Hml32ledFI81jNvYdVwN0CAgWrFTHUyBJAA',
  },
  'white-linen-diffuser-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoMAA8AA4BaJYwCdAEPDQOQI4kAAP7yLdHv4Vow2zhtgI/+15raetLD5g9+sZndnQWwAA==',
  },
  'white-linen-diffuser-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoMAA8AA4BaJZwAAudg2ZjAAP702+M/acSU84dklxNzYG0e5kAAAA==',
  },
  'window-seat-photo-cushion-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACQAQCdASoMAA8AA4BaJZwAAuZN9SAA/vTPCrnYyJEmHyfTVOepHLwWagy7Tgh/J2vOfszqikMZeUKb2g6MIT+kYSz5h8E0MgAAAA==',
  },
  'window-seat-photo-cushion-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJYwAApMuzlJuSQNAAP7yO9exUKFZFlzK2YkL3YdLe8KhcNJ0q/QPXxLRE47UHFI4QtoIje/WzqaPuRSeOkoOFdRjgAAA',
  },
  'window-seat-photo-cushion-black-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJaQAAsWPMZEPbGoYAP7rsVLaycYIEpXs/HLHZBqqCU6l/WL8SioGoje8YdR+VBEtNphptcMiUp2J4wlza7fthSyU+k6s7QtgQAAA',
  },
  'window-seat-photo-cushion-blue-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJZQCw7EO5nvJloAA/vTPOKrtgP/dZ7CTny8DXI1TrOMrNOjfCxp2MEKin1iiPwC25XrVtTaWJV6WETOcJIGAAAA=',
  },
  'window-seat-photo-cushion-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZQATgAImkH1am9AAP7yO9P2GkPQL+F2XZgbSiDqzdvv6OzRmQ8svoenTlp2KNHcKWgYitXADZXXWwW6dvwUAAA=',
  },
  'window-seat-photo-cushion-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJQBOgBufTuaHzc1AAP7zmGEuUqc0OxDxFNRGOrZJZXHB+GIUVaCeewbHryNbRniFYpVbnGWkqPngYPiCYb/VW+JfICmT0GiAAA==',
  },
  'window-seat-photo-cushion-blue-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwAgCdASoMAA8AA4BaJbACdAEQ5WtgXw9i8AD+7ltFL0Xc5svXubn4FhSlh9jUSiNpASX7ePqhsm0HQf0I73K+9tM2Vrd8kWajo88pwbpbFI5MoQXa4fHQcWVwwAAA',
  },
  'window-seat-photo-cushion-yellow-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoMAA8AA4BaJZQAAubLZMDAzAD+9M9KviySM4rPh58UzDqzGKUy98K+rQ4vsHKFN7Qk95w+R/kGWOaJoeQAAA==',
  },
  'window-seat-photo-cushion-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJYwC7AD2OnEXUG7iAP7yNVeK3M76ZOGgMmQg5KRHKYDT9NUba6dcjF26PdoC13ClkJSqDlQkNjge1jHlgDquAAA=',
  },
  'window-seat-photo-cushion-yellow-second': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABQAgCdASoMAA8AA4BaJbACdH8AGCbsEKJYcQAA/vI717FQjgKvy1p/OBrHW3/4z1B1Xvbd5EinrKzYsGMM7AjjldEIqkva9VPLHEvwCzx4ZOWcDtQmUZgA',
  },
};
