"""Averages the noise of two exposures away along their guides: albedo and normals, which know every outline without grain."""
import cv2
import numpy as np
from numba import njit, prange


@njit(parallel=True, fastmath=True, cache=True)
def _means(light, guess, var, albedo, normal, alpha, radius, patch, strength, tight):
    """Average each pixel with neighbours that look alike: in light (against the known noise) and in the guides."""
    h, w, ch = light.shape
    out = np.empty_like(light)
    for y in prange(h):
        for x in range(w):
            if alpha[y, x] < 1e-5:
                out[y, x] = light[y, x]
                continue
            acc = np.zeros(4, np.float32)
            total = np.float32(0)
            for dy in range(-radius, radius + 1):
                yy = y + dy
                if yy < 0 or yy >= h:
                    continue
                for dx in range(-radius, radius + 1):
                    xx = x + dx
                    if xx < 0 or xx >= w:
                        continue
                    f = np.float32(0)
                    for c in range(3):
                        d = albedo[y, x, c] - albedo[yy, xx, c]
                        f += d * d * np.float32(160)
                        d = normal[y, x, c] - normal[yy, xx, c]
                        f += d * d * tight
                    d = alpha[y, x] - alpha[yy, xx]
                    f += d * d * np.float32(30)
                    if f > 6:
                        continue
                    s = np.float32(0)
                    n = 0
                    for py in range(-patch, patch + 1):
                        for px in range(-patch, patch + 1):
                            y1, x1, y2, x2 = y + py, x + px, yy + py, xx + px
                            if y1 < 0 or x1 < 0 or y2 < 0 or x2 < 0 or y1 >= h or y2 >= h or x1 >= w or x2 >= w:
                                continue
                            for c in range(3):
                                d = guess[y1, x1, c] - guess[y2, x2, c]
                                v = var[y1, x1, c]
                                v2 = var[y2, x2, c]
                                s += (d * d - (v + min(v, v2))) / (np.float32(1e-4) + strength * (v + v2))
                            n += 3
                    s = max(np.float32(0), s / n)
                    wgt = np.exp(-(s + f))
                    total += wgt
                    for c in range(ch):
                        acc[c] += wgt * light[yy, xx, c]
            for c in range(ch):
                out[y, x, c] = acc[c] / total
    return out


def _without_sparks(e, paint):
    """Remove fireflies: pixels far brighter than those around them on the same paint."""
    calm, ground = (cv2.medianBlur(np.ascontiguousarray(im[..., :3]), 5) for im in (e, paint))
    spark = (e[..., :3].sum(-1) > calm.sum(-1) * 2.2 + .06) & (np.abs(paint - ground).max(-1) < .05)
    e = e.copy()
    e[spark, :3] = calm[spark]
    return e


def _noise(a, b, least):
    """Variance of the mean of two exposures, smoothed over a neighbourhood."""
    return np.ascontiguousarray(cv2.GaussianBlur(cv2.blur((a - b) ** 2 / 4, (9, 9)), (0, 0), 2)) + np.float32(least)


def _paint(a, b, alpha):
    """The albedo, with the grain at its edges averaged along them."""
    mean, flat = np.ascontiguousarray((a + b) / 2), np.zeros_like(a)
    var = cv2.GaussianBlur((a - b) ** 2 / 4, (0, 0), 1.5) + np.float32(2e-5)
    return _means(mean, mean, var, flat, flat, alpha, 4, 1, np.float32(.6), np.float32(0))


def denoise(a, b, albedo, normal):
    """Work on light without paint (divided by albedo), so that printed detail stays crisp and edges stay even."""
    a, b = (_without_sparks(e, p) for e, p in zip((a, b), albedo))
    alpha = np.ascontiguousarray(cv2.GaussianBlur((a + b)[..., 3] / 2, (0, 0), 1.2))
    paint = _paint(*albedo, alpha)
    half, bases = [], []
    for e, p in zip((a, b), albedo):
        base = np.where(p.sum(-1, keepdims=True) > .01, np.maximum(p, 0) + .03, 1)
        e = e.copy()
        e[..., :3] = np.log1p(np.maximum(e[..., :3], 0) / base * 2)
        half.append(e)
    mean = np.ascontiguousarray((half[0] + half[1]) / 2)
    var = _noise(half[0][..., :3], half[1][..., :3], 1e-6)
    paint_guide = np.ascontiguousarray(cv2.GaussianBlur(paint, (0, 0), .6))
    normal = np.ascontiguousarray(cv2.GaussianBlur(normal, (0, 0), .8))
    one = _means(mean, np.ascontiguousarray(mean[..., :3]), var, paint_guide, normal, alpha, 5, 1, np.float32(.55), np.float32(5))
    left = np.ascontiguousarray(np.maximum(var * .06, 1e-5))
    two = _means(mean, np.ascontiguousarray(one[..., :3]), left, paint_guide, normal, alpha, 6, 0, np.float32(4), np.float32(4))
    out = two * .75 + one * .25
    base = np.where(paint.sum(-1, keepdims=True) > .01, np.maximum(paint, 0) + .03, 1)
    out[..., :3] = np.expm1(out[..., :3]) / 2 * base
    return out, paint


@njit(parallel=True, fastmath=True, cache=True)
def _even(im, traits, edge, radius, ridge):
    """At edges, the picture as a linear function of its guides nearby: what they do not explain is grain."""
    h, w, ch = im.shape
    k = traits.shape[2]
    out = im.copy()
    for y in prange(h):
        left, right = np.zeros((k + 1, k + 1), np.float64), np.zeros((k + 1, ch), np.float64)
        f = np.ones(k + 1, np.float64)
        for x in range(w):
            if edge[y, x] < np.float32(.02):
                continue
            left[:] = 0
            right[:] = 0
            for yy in range(max(0, y - radius), min(h, y + radius + 1)):
                for xx in range(max(0, x - radius), min(w, x + radius + 1)):
                    wgt = np.exp(-((yy - y) ** 2 + (xx - x) ** 2) / (radius * radius * .6))
                    for i in range(k):
                        f[i + 1] = traits[yy, xx, i] - traits[y, x, i]
                    for i in range(k + 1):
                        for j in range(k + 1):
                            left[i, j] += wgt * f[i] * f[j]
                        for c in range(ch):
                            right[i, c] += wgt * f[i] * im[yy, xx, c]
            for i in range(1, k + 1):
                left[i, i] += ridge
            here = np.linalg.solve(left, right)[0]
            for c in range(ch):
                out[y, x, c] += (here[c] - im[y, x, c]) * edge[y, x]
    return out


def even_edges(im, paint, normal, alpha):
    """The guides know every outline without grain; take the picture's outlines from them."""
    traits = np.ascontiguousarray(np.concatenate((paint, normal * .4, alpha), -1).astype(np.float32))
    steep = np.sqrt(sum(cv2.Sobel(traits, cv2.CV_32F, *d, ksize=3) ** 2 for d in ((1, 0), (0, 1))).sum(-1)) / 8
    edge = np.clip(cv2.GaussianBlur(cv2.dilate(steep, np.ones((3, 3))), (0, 0), 1) / .03 - .6, 0, 1)
    return np.clip(_even(np.ascontiguousarray(im.astype(np.float32)), traits, np.ascontiguousarray(edge.astype(np.float32)), 3, .02), 0, 1)
