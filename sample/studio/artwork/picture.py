"""What the painted pictures share: noise, a film's curve, and a PNG writer; numpy and nothing else."""

import struct
import zlib

import numpy as np


def noise(shape, slope: float, seed: int, least: float = 1.0, most: float = 1e9) -> np.ndarray:
    """Periodic noise whose amplitude falls with the frequency to the power of `slope`; mean 0, deviation 1."""
    rows, columns = shape
    rng = np.random.default_rng(seed)
    fy = np.fft.fftfreq(rows)[:, None] * rows
    fx = np.fft.rfftfreq(columns)[None, :] * columns
    f = np.hypot(fy, fx)
    gain = np.where((f >= least) & (f <= most), np.maximum(f, 1e-9) ** -slope, 0)
    phase = np.exp(2j * np.pi * rng.random(gain.shape)) * np.sqrt(rng.exponential(1, gain.shape))
    made = np.fft.irfft2(gain * phase, s=shape)
    return ((made - made.mean()) / made.std()).astype(np.float32)


def sample(field: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Bilinear and periodic, at fractional columns and rows."""
    rows, columns = field.shape[:2]
    x0, y0 = np.floor(x), np.floor(y)
    fx, fy = (x - x0).astype(np.float32), (y - y0).astype(np.float32)
    x0, y0 = x0.astype(np.int64) % columns, y0.astype(np.int64) % rows
    x1, y1 = (x0 + 1) % columns, (y0 + 1) % rows
    if field.ndim == 3:
        fx, fy = fx[..., None], fy[..., None]
    top = field[y0, x0] * (1 - fx) + field[y0, x1] * fx
    return top * (1 - fy) + (field[y1, x0] * (1 - fx) + field[y1, x1] * fx) * fy


def smooth(low: float, high: float, value):
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def mixed(a, b, share):
    share = np.asarray(share)[..., None]
    return np.asarray(a) * (1 - share) + np.asarray(b) * share


def blurred(picture: np.ndarray, sigma: float) -> np.ndarray:
    """Gaussian, by the spectrum, with mirrored borders."""
    pad = int(sigma * 3) + 1
    wide = np.pad(picture, ((pad, pad), (pad, pad), (0, 0))[: picture.ndim], "reflect")
    fy = np.fft.fftfreq(wide.shape[0])[:, None]
    fx = np.fft.rfftfreq(wide.shape[1])[None, :]
    gain = np.exp(-2 * (np.pi * sigma) ** 2 * (fx**2 + fy**2))
    if picture.ndim == 3:
        gain = gain[..., None]
    made = np.fft.irfft2(np.fft.rfft2(wide, axes=(0, 1)) * gain, s=wide.shape[:2], axes=(0, 1))
    return made[pad:-pad, pad:-pad].astype(np.float32)


def tone(linear: np.ndarray, exposure: float = 1.0) -> np.ndarray:
    """Light to display values by a film's curve (the fit of ACES by Narkowicz)."""
    x = np.maximum(linear * exposure, 0) * 0.8
    y = np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return y ** (1 / 2.2)


def resized(picture: np.ndarray, size: int) -> np.ndarray:
    rows, columns = picture.shape[:2]
    y = (np.arange(size) + 0.5) * rows / size - 0.5
    x = (np.arange(size) + 0.5) * columns / size - 0.5
    xx, yy = np.meshgrid(np.clip(x, 0, columns - 1.001), np.clip(y, 0, rows - 1.001))
    return sample(picture, xx, yy)


def film(shown: np.ndarray, seed: int, grain: float = 0.018, vignette: float = 0.22, glow: float = 0.08, warm=(1.02, 1.0, 0.97)) -> np.ndarray:
    """Display values as if scanned from a negative: light that spreads, a soft toe, darker edges, grain."""
    rows, columns = shown.shape[:2]
    bright = np.maximum(shown - 0.72, 0) * (1.25, 0.85, 0.6)
    shown = shown + blurred(bright.astype(np.float32), rows / 90) * glow * 6
    shown = 0.018 + shown * 0.972
    dark = 1 - shown.mean(-1, keepdims=True)
    shown = shown * (np.array(warm) * (1 - dark) + np.array((0.985, 1.0, 1.035)) * dark)
    y, x = np.mgrid[-1 : 1 : rows * 1j, -1 : 1 : columns * 1j]
    shown = shown * (1 - vignette * np.clip(x * x + y * y - 0.15, 0, 2)[..., None] ** 1.4 * 0.55)
    if not grain:
        return np.clip(shown, 0, 1)
    fine = noise((rows, columns), 0.35, seed, 40)[..., None] + 0.35 * np.stack([noise((rows, columns), 0.3, seed + k, 60) for k in (1, 2, 3)], -1)
    level = np.clip(shown.mean(-1, keepdims=True), 0, 1)
    return np.clip(shown + fine * grain * (0.35 + 2.6 * level * (1 - level)), 0, 1)


def write_png(path: str, shown: np.ndarray):
    rows, columns, _ = shown.shape
    dither = np.random.default_rng(1).random(shown.shape) - 0.5
    data = np.clip(shown * 255 + 0.5 + dither, 0, 255).astype(np.uint8)
    raw = np.concatenate([np.zeros((rows, 1), np.uint8), data.reshape(rows, -1)], 1).tobytes()

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", columns, rows, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b""))


def read_png(path: str) -> np.ndarray:
    """Display values of a PNG of 8 or 16 bits, RGB or RGBA, as 0 … 1."""
    data = open(path, "rb").read()
    at, packed, head = 8, b"", ()
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            head = struct.unpack(">IIBBBBB", body)
        if kind == b"IDAT":
            packed += body
        at += 12 + length
    columns, rows, depth, colours = head[:4]
    channels, wide = {2: 3, 6: 4}[colours], depth // 8
    step, stride = channels * wide, columns * channels * wide
    raw = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(rows, stride + 1)
    lines = np.zeros((rows + 1, stride), np.uint8)
    for row in range(rows):
        kind, line, above = raw[row, 0], raw[row, 1:].copy(), lines[row]
        if kind == 1:
            line = np.cumsum(line.reshape(-1, step), 0, dtype=np.uint64).astype(np.uint8).ravel()
        elif kind == 2:
            line = line + above
        elif kind in (3, 4):
            line = _unfiltered(kind, line, above, step)
        lines[row + 1] = line
    out = lines[1:].reshape(rows, columns, channels, wide).astype(np.float32)
    value = out[..., 0] / 255 if wide == 1 else (out[..., 0] * 256 + out[..., 1]) / 65535
    return value[..., :3]


def _unfiltered(kind: int, line: np.ndarray, above: np.ndarray, step: int) -> np.ndarray:
    values, upper = line.tolist(), above.tolist()
    for at in range(len(values)):
        left = values[at - step] if at >= step else 0
        up = upper[at]
        if kind == 3:
            guess = (left + up) >> 1
        else:
            corner = upper[at - step] if at >= step else 0
            p = left + up - corner
            a, b, c = abs(p - left), abs(p - up), abs(p - corner)
            guess = left if a <= b and a <= c else up if b <= c else corner
        values[at] = (values[at] + guess) & 255
    return np.array(values, np.uint8)
